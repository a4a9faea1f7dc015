import Icon from '@mui/icons-material/StorefrontOutlined';
import { FranchiseCreate, FranchiseEdit } from './FranchiseEdit.tsx';
import { FranchiseList } from './FranchiseList.tsx';

export const franchises = {
  name: 'franchises',
  list: FranchiseList,
  edit: FranchiseEdit,
  create: FranchiseCreate,
  icon: Icon,
  recordRepresentation: 'business_name',
};
