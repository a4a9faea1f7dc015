import { Link } from '@mui/material';
import { BooleanInput, FunctionField, TextField, type RaRecord } from 'react-admin';
import { fieldName } from '../shared/field-names.ts';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';
import { showTime } from '../shared/show-value.ts';
import { ChangeStatus } from './ChangeCard.tsx';

const filters = [
  <BooleanInput key="waiting" source="waiting" label="Only those that wait" alwaysOn />,
];

const fieldsOf = (row: RaRecord) => (row['fields'] as string[]).map(fieldName).join(', ');
const brand = (row: RaRecord) => (
  <Link href={`#/review/${row['franchise_id']}`}>{row['franchise']}</Link>
);
const status = (row: RaRecord) => <ChangeStatus state={row['state']} />;

/** Changes that brands made in their listings or ask for; the brand's name opens the decision. */
export const BrandChangeList = () => (
  <OfficeList
    actions={false}
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Changes of brands"
  >
    <Rows
      opens={false}
      primary={brand}
      secondary={(row) => `${fieldsOf(row)} · ${showTime(row['created_at'])}`}
      mark={status}
    >
      <FunctionField label="Brand" render={brand} />
      <FunctionField label="Fields" render={fieldsOf} />
      <TextField source="author" label="Who" sortable={false} emptyText="gone" />
      <FunctionField label="Status" render={status} />
      <FunctionField
        label="When"
        sortBy="created_at"
        render={(row: RaRecord) => showTime(row['created_at'])}
      />
    </Rows>
  </OfficeList>
);
