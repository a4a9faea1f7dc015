import { LeadEdit } from './LeadEdit.tsx';
import { LeadList } from './LeadList.tsx';

export const leads = {
  name: 'leads',
  list: LeadList,
  edit: LeadEdit,
  recordRepresentation: 'name',
};
