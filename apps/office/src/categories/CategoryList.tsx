import { NumberField, SearchInput, TextField } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { Rows } from '../shared/Rows.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export const CategoryList = () => (
  <OfficeList filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={50}>
    <Rows primary={(row) => row.name} secondary={(row) => row.slug}>
      <TextField source="name" />
      <TextField source="slug" label="Address" sortable={false} />
      <NumberField source="position" label="Order" />
    </Rows>
  </OfficeList>
);
