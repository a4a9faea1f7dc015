import { Datagrid, NumberField, SearchInput, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const CategoryList = () => (
  <OfficeList filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="name" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
    </Datagrid>
  </OfficeList>
);
