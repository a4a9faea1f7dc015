import { NumberField, SearchInput, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { Rows } from '../shared/Rows.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const TeamList = () => (
  <OfficeList filters={filters} sort={{ field: 'display_order', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.position}>
      <TextField source="name" />
      <TextField source="position" sortable={false} />
      <NumberField source="display_order" label="Order" />
    </Rows>
  </OfficeList>
);
