import { Datagrid, DateField, List, NumberField, SearchInput, TextField } from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const EventList = () => (
  <List empty={false} filters={filters} exporter={false} sort={{ field: 'position', order: 'ASC' }}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="title" />
      <DateField source="date" locales="en-IN" />
      <TextField source="location" sortable={false} />
      <NumberField source="position" label="Order" />
    </Datagrid>
  </List>
);
