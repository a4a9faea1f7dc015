import { LeadCreate } from './LeadCreate.tsx';
import { LeadEdit } from './LeadEdit.tsx';
import { LeadList } from './LeadList.tsx';

export const leads = {
  name: 'leads',
  list: LeadList,
  edit: LeadEdit,
  create: LeadCreate,
  recordRepresentation: 'name',
};
