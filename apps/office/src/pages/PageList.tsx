import { Datagrid, DateField, NumberField, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';

export const PageList = () => (
  <OfficeList sort={{ field: 'position', order: 'ASC' }}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="title" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
      <DateField source="updated_at" label="Changed" sortable={false} locales="en-IN" />
    </Datagrid>
  </OfficeList>
);
