import { officeRoles } from '@naya/contract/accounts/roles';
import { BooleanField, EmailField, SelectInput, TextField, type RaRecord } from 'react-admin';
import { DayField } from '../shared/DayField.tsx';
import { OfficeList } from '../shared/OfficeList.tsx';
import { searchFilters } from '../shared/search-filters.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { Rows } from '../shared/Rows.tsx';

const filters = [
  ...searchFilters,
  <SelectInput key="role" source="role" choices={[...officeRoles]} alwaysOn />,
];

const chip = (row: RaRecord) => <StatusChip status={row.active ? row.role : 'blocked'} />;

export const UserList = () => (
  <OfficeList filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.email} mark={chip}>
      <TextField source="name" />
      <EmailField source="email" label="E-mail" />
      <TextField source="role" sortable={false} />
      <BooleanField source="active" label="May sign in" sortable={false} />
      <BooleanField source="two_factor" label="Second factor" sortable={false} />
      <DayField source="created_at" label="Since" sortable={false} />
    </Rows>
  </OfficeList>
);
