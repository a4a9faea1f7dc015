import { Datagrid, List, NumberField, SearchInput, TextField } from 'react-admin';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const CategoryList = () => (
  <List
    empty={false}
    filters={filters}
    exporter={false}
    sort={{ field: 'position', order: 'ASC' }}
    perPage={50}
  >
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="name" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
    </Datagrid>
  </List>
);
