import { NumberField, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { searchFilters } from '../shared/search-filters.tsx';
import { Rows } from '../shared/Rows.tsx';

export const TeamList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'display_order', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.position}>
      <TextField source="name" />
      <TextField source="position" sortable={false} />
      <NumberField source="display_order" label="Order" />
    </Rows>
  </OfficeList>
);
