import { OfficeCreate, OfficeEdit } from '../shared/OfficeEdit.tsx';
import { PartnerInputs } from './PartnerInputs.tsx';
import { PartnerAccess } from './PartnerAccess.tsx';
import { PartnerList } from './PartnerList.tsx';

const PartnerCreate = () => (
  <OfficeCreate title="Register a partner">
    <PartnerInputs />
  </OfficeCreate>
);
const PartnerEdit = () => (
  <OfficeEdit entity="partner">
    <PartnerInputs />
    <PartnerAccess />
  </OfficeEdit>
);

export const partners = {
  name: 'partners',
  list: PartnerList,
  edit: PartnerEdit,
  create: PartnerCreate,
  recordRepresentation: 'name',
};
