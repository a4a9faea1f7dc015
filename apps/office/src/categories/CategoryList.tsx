import { NumberField, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { searchFilters } from '../shared/search-filters.tsx';
import { Rows } from '../shared/Rows.tsx';

export const CategoryList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
    <Rows primary={(row) => row.name} secondary={(row) => row.slug}>
      <TextField source="name" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
    </Rows>
  </OfficeList>
);
