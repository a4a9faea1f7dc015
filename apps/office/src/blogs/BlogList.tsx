import { blogStatuses } from '@naya/contract/blog/office-form';
import { SelectInput, TextField } from 'react-admin';
import { DayField } from '../shared/DayField.tsx';
import { OfficeList } from '../shared/OfficeList.tsx';
import { searchFilters } from '../shared/search-filters.tsx';
import { Rows } from '../shared/Rows.tsx';
import { showDay } from '../shared/show-value.ts';
import { StatusField, statusMark } from '../shared/StatusChip.tsx';

const filters = [
  ...searchFilters,
  <SelectInput key="status" source="status" choices={[...blogStatuses]} alwaysOn />,
];

export const BlogList = () => (
  <OfficeList filters={filters} sort={{ field: 'updated_at', order: 'DESC' }}>
    <Rows
      primary={(row) => row.title}
      secondary={(row) => `${row.author ?? 'No author'} · ${showDay(row.updated_at)}`}
      mark={statusMark}
    >
      <TextField source="title" />
      <StatusField source="status" label="Status" />
      <TextField source="author" sortable={false} />
      <DayField source="published_at" label="Published" sortable={false} />
      <DayField source="updated_at" label="Changed" />
    </Rows>
  </OfficeList>
);
