import { Datagrid, List, NumberField, TextField } from 'react-admin';

export const TeamList = () => (
  <List empty={false} exporter={false} sort={{ field: 'display_order', order: 'ASC' }}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="name" />
      <TextField source="position" sortable={false} />
      <NumberField source="display_order" label="Order" />
    </Datagrid>
  </List>
);
