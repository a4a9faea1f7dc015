import { Datagrid, DateField, NumberField, SearchInput, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const EventList = () => (
  <OfficeList filters={filters} sort={{ field: 'position', order: 'ASC' }}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="title" />
      <DateField source="date" locales="en-IN" />
      <TextField source="location" sortable={false} />
      <NumberField source="position" label="Order" />
    </Datagrid>
  </OfficeList>
);
