import { suspiciousFrom } from '@naya/contract/submissions/limits';
import { leadStages } from '@naya/contract/submissions/leads';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import {
  AutocompleteInput,
  BooleanInput,
  DateField,
  DateInput,
  FilterButton,
  FunctionField,
  ReferenceField,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextField,
  TopToolbar,
  usePermissions,
  type RaRecord,
} from 'react-admin';
import { GivenToMe } from './GivenToMe.tsx';
import { OfficeList } from '../shared/OfficeList.tsx';
import { ExportLink } from '../shared/ExportLink.tsx';
import { Rows } from '../shared/Rows.tsx';
import { showDay, showTime } from '../shared/show-value.ts';
import { StatusChip, StatusField } from '../shared/StatusChip.tsx';

const stages = leadStages.map((stage) => ({ id: stage, name: stage }));
const kinds = ['enquiry', 'investor', 'contact'].map((kind) => ({ id: kind, name: kind }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="stage" source="stage" choices={stages} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds} />,
  <ReferenceInput
    key="assignee"
    source="assignee_id"
    reference="people"
    filter={{ opens: 'leads' }}
  >
    <SelectInput label="Given to" optionText="name" />
  </ReferenceInput>,
  <BooleanInput key="incomplete" source="incomplete" label="Incomplete" defaultValue />,
  <BooleanInput key="unseen" source="unseen" label="Given and not opened" defaultValue />,
  <BooleanInput key="overdue" source="overdue" label="Past its date" defaultValue />,
  <BooleanInput key="unanswered" source="unanswered" label="Not answered" defaultValue />,
  <BooleanInput key="late" source="late" label="Not answered in time" defaultValue />,
  <DateInput key="week" source="week" label="Seven days from" />,
  <ReferenceInput key="franchise" source="franchise_id" reference="lead-franchises">
    <AutocompleteInput label="About" optionText="business_name" filterToQuery={(q) => ({ q })} />
  </ReferenceInput>,
];

const Actions = () => {
  const { permissions: role } = usePermissions<OfficeRole>();
  return (
    <TopToolbar>
      <FilterButton />
      {role === 'owner' && <ExportLink path="/leads/export.csv" />}
    </TopToolbar>
  );
};

const marks = (row: RaRecord) =>
  [row.incomplete && 'incomplete', row.spam_score >= suspiciousFrom && 'suspicious']
    .filter(Boolean)
    .join(', ');

const chip = (row: RaRecord) => <StatusChip status={row.stage} />;

export const LeadList = () => (
  <>
    <GivenToMe />
    <OfficeList
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'created_at', order: 'DESC' }}
      title="Leads"
    >
      <Rows
        primary={(row) => row.name || '(erased)'}
        secondary={(row) => `${row.franchise_name ?? row.kind} · ${showTime(row.created_at)}`}
        mark={chip}
      >
        <DateField source="created_at" label="Came in" showTime locales="en-IN" />
        <TextField source="name" emptyText="(erased)" />
        <TextField source="kind" sortable={false} />
        <TextField source="franchise_name" label="About" sortable={false} />
        <StatusField source="stage" label="Stage" />
        <ReferenceField
          source="assignee_id"
          reference="people"
          label="Given to"
          sortable={false}
          link={false}
        />
        <FunctionField label="Marks" render={marks} />
        <FunctionField source="due_on" label="Due" render={(row) => showDay(row.due_on)} />
      </Rows>
    </OfficeList>
  </>
);
