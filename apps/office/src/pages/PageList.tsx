import { NumberField, TextField } from 'react-admin';
import { StatusField, statusMark } from '../shared/StatusChip.tsx';
import { DayField } from '../shared/DayField.tsx';
import { OfficeList } from '../shared/OfficeList.tsx';
import { searchFilters } from '../shared/search-filters.tsx';
import { Rows } from '../shared/Rows.tsx';

export const PageList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'position', order: 'ASC' }}>
    <Rows primary={(row) => row.title} secondary={(row) => row.slug} mark={statusMark}>
      <TextField source="title" />
      <TextField source="slug" label="Address" sortable={false} />
      <StatusField source="status" label="Status" />
      <NumberField source="position" label="Order" />
      <DayField source="updated_at" label="Changed" sortable={false} />
    </Rows>
  </OfficeList>
);
