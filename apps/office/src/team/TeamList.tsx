import { Datagrid, NumberField, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';

export const TeamList = () => (
  <OfficeList sort={{ field: 'display_order', order: 'ASC' }}>
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="name" />
      <TextField source="position" sortable={false} />
      <NumberField source="display_order" label="Order" />
    </Datagrid>
  </OfficeList>
);
