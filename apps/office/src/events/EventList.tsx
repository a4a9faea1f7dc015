import { NumberField, TextField } from 'react-admin';
import { DayField } from '../shared/DayField.tsx';
import { OfficeList } from '../shared/OfficeList.tsx';
import { searchFilters } from '../shared/search-filters.tsx';
import { showDay } from '../shared/show-value.ts';
import { Rows } from '../shared/Rows.tsx';

export const EventList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'position', order: 'ASC' }}>
    <Rows
      primary={(row) => row.title}
      secondary={(row) => [showDay(row.date), row.location].filter(Boolean).join(' · ')}
    >
      <TextField source="title" />
      <DayField source="date" />
      <TextField source="location" sortable={false} />
      <NumberField source="position" label="Order" />
    </Rows>
  </OfficeList>
);
