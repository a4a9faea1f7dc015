import { OfficeCreate } from '../shared/OfficeCreate.tsx';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { PartnerInputs } from './PartnerInputs.tsx';
import { PartnerKey } from './PartnerKey.tsx';
import { PartnerList } from './PartnerList.tsx';

const PartnerCreate = () => (
  <OfficeCreate title="Register a partner">
    <PartnerInputs />
  </OfficeCreate>
);
const PartnerEdit = () => (
  <OfficeEdit entity="partner">
    <PartnerInputs />
    <PartnerKey />
  </OfficeEdit>
);

export const partners = {
  name: 'partners',
  list: PartnerList,
  edit: PartnerEdit,
  create: PartnerCreate,
  recordRepresentation: 'name',
};
