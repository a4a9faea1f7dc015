import { Datagrid, DateField, List, NumberField, TextField } from 'react-admin';

export const PageList = () => (
  <List empty={false} exporter={false} sort={{ field: 'position', order: 'ASC' }}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="title" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
      <DateField source="updated_at" label="Changed" sortable={false} locales="en-IN" />
    </Datagrid>
  </List>
);
