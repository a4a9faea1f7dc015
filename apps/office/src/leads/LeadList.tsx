import { Alert, Link, Box, Chip } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  CreateButton,
  DateInput,
  FilterButton,
  FunctionField,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  TextField,
  TopToolbar,
  usePermissions,
  type RaRecord,
  useGetIdentity,
} from 'react-admin';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { suspiciousFrom } from '@naya/contract/forms/limits';
import { kindNames } from '@naya/contract/submissions/facts';
import { leadStages } from '@naya/contract/submissions/leads';
import { mailtoUrl, telUrl } from '@naya/contract/urls';
import { listLink } from '../dashboard/ChartCard.tsx';
import { useNotices } from '../frame/use-notices.ts';
import { OfficeList, searchFilters, Rows } from '../shared/OfficeList.tsx';
import { ExportLink } from '../shared/SignedInLink.tsx';
import { StatusChip, StatusField } from '../shared/StatusChip.tsx';
import { showTime, showDay } from '../shared/show-value.ts';
import { colours } from '../theme.ts';
import { LeadBulkActions } from './LeadBulkActions.tsx';
import { kindChoices, waitingFor } from './lead-words.ts';

/** Leads to the few that are new for this person. */
function GivenToMe() {
  const { leadsGiven = 0 } = useNotices();
  const { identity } = useGetIdentity();
  if (leadsGiven === 0 || !identity) return null;
  return (
    <Alert role="note" severity="info" sx={{ mt: 1 }}>
      <Link href={listLink('leads', { assignee_id: identity.id, unseen: true })}>
        {leadsGiven === 1 ? 'One lead is' : `${leadsGiven} leads are`} yours, and new
      </Link>
    </Alert>
  );
}

/** Keeps a click on a link from also opening the row's record. */
const stopRowClick = (event: { stopPropagation: () => void }) => event.stopPropagation();

const ContactLinks = ({ row }: { row: RaRecord }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', width: 190 }}>
    {row.phone && (
      <Link href={telUrl(row.phone)} onClick={stopRowClick} sx={{ whiteSpace: 'nowrap' }}>
        {row.phone}
      </Link>
    )}
    {row.email && (
      <Link href={mailtoUrl(row.email)} onClick={stopRowClick} sx={oneLine} title={row.email}>
        {row.email}
      </Link>
    )}
  </Box>
);

const oneLine = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  maxWidth: '100%',
};

const urgent = { bgcolor: colours.brickTint, color: colours.brick };

/** How long it waits for an answer; red once that is too long. */
function WaitingTime({ row }: { row: RaRecord }) {
  const text = waitingFor(row);
  return row.is_late && text ? <Chip size="small" label={text} sx={urgent} /> : <>{text}</>;
}

/** Its next step; red once the day is over. */
function NextStep({ row }: { row: RaRecord }) {
  const day = row.due_on ? showDay(row.due_on) : '';
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25, maxWidth: 220 }}>
      {row.next_step && <span>{row.next_step}</span>}
      {row.is_overdue ? <Chip size="small" label={`due ${day}`} sx={urgent} /> : <span>{day}</span>}
    </Box>
  );
}

const filters = [
  ...searchFilters,
  <SelectInput key="stage" source="stage" choices={[...leadStages]} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} />,
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
  <BooleanInput
    key="disputed"
    source="disputed"
    label="Answer denied by the investor"
    defaultValue
  />,
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
      <CreateButton label="Enter a lead" />
      {role === 'owner' && <ExportLink path="/leads/export.csv" />}
    </TopToolbar>
  );
};

const flags = (row: RaRecord) =>
  [row.incomplete && 'incomplete', row.spam_score >= suspiciousFrom && 'suspicious']
    .filter(Boolean)
    .join(', ');

const kindOf = (row: RaRecord) => kindNames[row.kind as keyof typeof kindNames];
const about = (row: RaRecord) => row.franchise_name ?? kindOf(row);
const cityOf = (row: RaRecord) => (row.payload as { location?: string } | null)?.location ?? '';

/** On a phone: what matters for the next call. */
function secondary(row: RaRecord): string {
  const waits = waitingFor(row);
  return [about(row), cityOf(row), row.phone, waits && `waits ${waits}`, showTime(row.created_at)]
    .filter(Boolean)
    .join(' · ');
}

const chip = (row: RaRecord) => <StatusChip status={row.stage} />;

export const LeadList = () => (
  <>
    <GivenToMe />
    <OfficeList
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      <Rows
        primary={(row) => row.name || '(erased)'}
        secondary={secondary}
        mark={chip}
        bulkActions={<LeadBulkActions />}
        urgent={(row) => Boolean(row.is_late || row.is_overdue)}
      >
        <FunctionField
          source="created_at"
          label="Came in"
          render={(row) => showTime(row.created_at)}
        />
        <TextField source="name" emptyText="(erased)" />
        <FunctionField label="Phone and e-mail" render={(row) => <ContactLinks row={row} />} />
        <FunctionField label="City" render={cityOf} />
        <FunctionField label="About" render={about} />
        <StatusField source="stage" label="Stage" />
        <FunctionField label="Waits" render={(row) => <WaitingTime row={row} />} />
        <FunctionField source="due_on" label="Next step" render={(row) => <NextStep row={row} />} />
        <ReferenceField
          source="assignee_id"
          reference="people"
          label="Given to"
          sortable={false}
          link={false}
        />
        <FunctionField label="Flags" render={flags} />
      </Rows>
    </OfficeList>
  </>
);
