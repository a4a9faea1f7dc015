import { Alert, Link } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { listLink } from '../shared/list-link.ts';
import { useNotices } from '../frame/use-notices.ts';

/** Leads to the few that are new for this person. */
export function GivenToMe() {
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
