import { franchiseStatuses } from '@naya/contract/constants';
import { formatRupees } from '@naya/contract/format/amount';
import { franchiseActions } from '@naya/contract/franchises/decisions';
import { useState } from 'react';
import {
  BooleanInput,
  CreateButton,
  FilterButton,
  FunctionField,
  NullableBooleanInput,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  TextField,
  TopToolbar,
  useListContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { DayField, OfficeList, searchFilters, Rows } from '../shared/OfficeList.tsx';
import { ExportLink } from '../shared/SignedInLink.tsx';
import { StatusChip, StatusField } from '../shared/StatusChip.tsx';
import { FranchiseActions } from './FranchiseActions.tsx';
import { ImportButton } from './ImportButton.tsx';

const filters = [
  ...searchFilters,
  <SelectInput key="status" source="status" choices={[...franchiseStatuses]} alwaysOn />,
  <ReferenceInput key="category" source="category_id" reference="categories" perPage={200}>
    <SelectInput label="Category" optionText="name" />
  </ReferenceInput>,
  <NullableBooleanInput key="featured" source="is_featured" label="Featured" />,
  <NullableBooleanInput key="active" source="is_active" label="Active" />,
  <BooleanInput key="contact" source="contact_erased" label="Contact erased" defaultValue />,
  <BooleanInput key="places" source="place_doubts" label="Places to check" defaultValue />,
  <BooleanInput key="trash" source="trash" label="In the trash" defaultValue />,
];

const Actions = () => (
  <TopToolbar>
    {/* The filter button also keeps and recalls saved views. */}
    <FilterButton />
    <CreateButton label="New franchise" />
    <ImportButton />
    <ExportLink path="/franchises/export.csv" />
  </TopToolbar>
);

function BulkActions() {
  const { data, selectedIds, onUnselectItems, filterValues } = useListContext();
  // Rows stay chosen while the operator turns the pages.
  const [seen] = useState(() => new Map<Identifier, number>());
  for (const { id, version } of data ?? []) seen.set(id, version);
  const chosen = selectedIds.map((id) => ({ id, version: seen.get(id) }));
  const inTrash = filterValues['trash'] === true;
  const offered = franchiseActions.filter((action) =>
    inTrash ? action === 'restore' : action !== 'restore',
  );
  return <FranchiseActions actions={offered} chosen={chosen} onDone={onUnselectItems} />;
}

const investment = (row: RaRecord) =>
  row.investment_min === null
    ? '–'
    : `${formatRupees(row.investment_min)} – ${formatRupees(row.investment_max)}`;

const chip = (row: RaRecord) => <StatusChip status={row.status} />;

export const FranchiseList = () => (
  <OfficeList filters={filters} actions={<Actions />} sort={{ field: 'created_at', order: 'DESC' }}>
    <Rows
      primary={(row) => row.business_name}
      secondary={investment}
      mark={chip}
      bulkActions={<BulkActions />}
    >
      <TextField source="business_name" label="Name" />
      <ReferenceField
        source="category_id"
        reference="categories"
        label="Category"
        sortable={false}
        link={false}
      />
      <TextField source="headquarters" sortable={false} />
      <FunctionField source="investment_min" label="Investment" render={investment} />
      <StatusField source="status" label="Status" />
      <TextField source="decision_reason" label="Reason" sortable={false} />
      <FunctionField label="Featured" render={(row) => (row.is_featured ? '★' : '')} />
      <DayField source="created_at" label="Came in" />
      <DayField source="updated_at" label="Changed" />
    </Rows>
  </OfficeList>
);
