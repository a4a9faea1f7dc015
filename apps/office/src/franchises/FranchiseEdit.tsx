import { Box, Button } from '@mui/material';
import { TopToolbar, useRecordContext, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { franchiseDecisions, type FranchiseAction } from '@naya/contract/franchises/decisions';
import { franchiseUrl } from '@naya/contract/urls';
import { ListingReviewPanel } from '../brands/ListingReviewPanel.tsx';
import { HistoryPanel } from '../shared/HistoryEntry.tsx';
import { OfficeCreate, OfficeEdit } from '../shared/OfficeEdit.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { BrandPeople } from './BrandPeople.tsx';
import { BrandSettingsCard } from './BrandSettingsCard.tsx';
import { CallsCard } from './CallsCard.tsx';
import { Checks } from './Checks.tsx';
import { ContactForm } from './ContactForm.tsx';
import { FranchiseActions } from './FranchiseActions.tsx';
import { FranchiseInputs } from './FranchiseInputs.tsx';
import { WithSaveWarnings } from './save-warnings.tsx';

/** Actions that the present state of a franchise allows. */
function allowedActions(row: RaRecord): FranchiseAction[] {
  if (row.deleted_at) return ['restore'];
  const decisions = Object.entries(franchiseDecisions)
    .filter(([, { from }]) => (from as readonly string[]).includes(row.status))
    .map(([name]) => name as FranchiseAction);
  const places: FranchiseAction[] = row.place_doubts?.length > 0 ? ['settlePlaces'] : [];
  return [...decisions, ...places, row.is_featured ? 'unfeature' : 'feature', 'trash'];
}

function Actions() {
  const row = useRecordContext();
  if (!row) return <TopToolbar />;
  const isPublic = row.status === 'approved' && !row.deleted_at;
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip status={row.deleted_at ? 'in the trash' : row.status} />
      <Button size="small" component={Link} to={`/review/${row.id}`}>
        Preview
      </Button>
      {isPublic && (
        <Button size="small" href={franchiseUrl(row.id)} target="_blank">
          On the site
        </Button>
      )}
      <FranchiseActions
        actions={allowedActions(row)}
        chosen={[{ id: row.id, version: row.version }]}
      />
    </TopToolbar>
  );
}

function Sections() {
  const row = useRecordContext();
  if (!row) return null;
  const { id } = row;
  return (
    <Box sx={{ ml: { md: 2 } }}>
      <ContactForm id={id} isErased={Boolean(row.contact_erased_at)} />
      <ListingReviewPanel id={id} />
      <BrandPeople id={id} />
      <BrandSettingsCard id={id} />
      <Checks id={id} />
      <CallsCard id={id} />
    </Box>
  );
}

const Aside = () => (
  <Box sx={{ flexShrink: 0, width: { md: 356 } }}>
    <Sections />
    <HistoryPanel entity="franchise" />
  </Box>
);

export const FranchiseEdit = () => (
  <WithSaveWarnings>
    {({ takeWarnings, transform }) => (
      <OfficeEdit
        entity="franchise"
        actions={<Actions />}
        aside={<Aside />}
        transform={transform}
        onRefused={takeWarnings}
      >
        <FranchiseInputs />
      </OfficeEdit>
    )}
  </WithSaveWarnings>
);

export const FranchiseCreate = () => (
  <WithSaveWarnings>
    {({ takeWarnings, transform }) => (
      <OfficeCreate transform={transform} onRefused={takeWarnings}>
        <FranchiseInputs />
      </OfficeCreate>
    )}
  </WithSaveWarnings>
);
