import { Alert, Link } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { useNotices } from '../frame/use-notices.ts';

/** Leads to the few that are new for this person. */
export function GivenToMe() {
  const { leadsGiven = 0 } = useNotices();
  const { identity } = useGetIdentity();
  if (leadsGiven === 0 || !identity) return null;
  const filter = encodeURIComponent(JSON.stringify({ assignee_id: identity.id, unseen: true }));
  return (
    <Alert role="note" severity="info" sx={{ mt: 1 }}>
      <Link href={`#/leads?filter=${filter}`}>
        {leadsGiven === 1 ? 'One lead is' : `${leadsGiven} leads are`} yours, and new
      </Link>
    </Alert>
  );
}
