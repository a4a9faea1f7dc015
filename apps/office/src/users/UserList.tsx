import { BooleanField, Datagrid, DateField, EmailField, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';

export const UserList = () => (
  <OfficeList sort={{ field: 'name', order: 'ASC' }} title="People">
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="name" />
      <EmailField source="email" label="E-mail" />
      <TextField source="role" sortable={false} />
      <BooleanField source="active" label="May sign in" sortable={false} />
      <BooleanField source="two_factor" label="Second factor" sortable={false} />
      <DateField source="created_at" label="Since" sortable={false} locales="en-IN" />
    </Datagrid>
  </OfficeList>
);
