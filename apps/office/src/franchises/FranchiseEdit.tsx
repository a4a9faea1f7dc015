import { franchiseUrl } from '@naya/contract/urls';
import {
  franchiseDecisions,
  type FranchiseAction,
} from '@naya/contract/office/franchise-decisions';
import { Button } from '@mui/material';
import { TopToolbar, useRecordContext, type RaRecord } from 'react-admin';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { FranchiseActions } from './FranchiseActions.tsx';
import { FranchiseInputs } from './FranchiseInputs.tsx';

/** What can be done to a franchise in its present state. */
function offered(row: RaRecord): FranchiseAction[] {
  if (row.deleted_at) return ['restore'];
  const decisions = Object.entries(franchiseDecisions)
    .filter(([, { from }]) => (from as readonly string[]).includes(row.status))
    .map(([name]) => name as FranchiseAction);
  return [...decisions, row.is_featured ? 'unfeature' : 'feature', 'trash'];
}

function Actions() {
  const row = useRecordContext();
  if (!row) return <TopToolbar />;
  const isPublic = row.status === 'approved' && !row.deleted_at;
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip status={row.deleted_at ? 'in the trash' : row.status} />
      <Button size="small" href={`#/review/${row.id}`}>
        Preview
      </Button>
      {isPublic && (
        <Button size="small" href={franchiseUrl(row.id)} target="_blank">
          On the site
        </Button>
      )}
      <FranchiseActions actions={offered(row)} ids={[row.id]} />
    </TopToolbar>
  );
}

export const FranchiseEdit = () => (
  <OfficeEdit entity="franchise" actions={<Actions />}>
    <FranchiseInputs />
  </OfficeEdit>
);
