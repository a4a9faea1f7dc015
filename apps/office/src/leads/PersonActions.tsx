import { Button } from '@mui/material';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { useState } from 'react';
import {
  Confirm,
  TopToolbar,
  usePermissions,
  useRecordContext,
  useRefresh,
  type RaRecord,
} from 'react-admin';
import { post } from '../api/call.ts';
import { SignedInLink } from '../shared/SignedInLink.tsx';
import { useAction } from '../shared/use-action.ts';

/** Without an e-mail, a mobile number tells who else is the same person; without either, nothing does. */
function describeErasure({ email, mobile }: RaRecord): string {
  if (email) return `All that ${email} has sent goes`;
  return mobile ? `All that ${mobile} has sent without an e-mail goes` : 'This one goes';
}

/** Exports all data of a person, and lets owners erase it: the law lets people ask for both. */
export function PersonActions() {
  const lead = useRecordContext();
  const run = useAction();
  const refresh = useRefresh();
  const { permissions: role } = usePermissions<OfficeRole>();
  const [asking, setAsking] = useState(false);
  if (!lead || lead.erased_at) return <TopToolbar />;
  const erase = async () => {
    setAsking(false);
    const eraseAll = () => post<{ erased: number }>(`/leads/${lead.id}/erase-person`);
    const done = ({ erased }: { erased: number }) => `${erased} erased.`;
    if (await run(eraseAll, { done, failed: 'It is not erased.' })) refresh();
  };
  return (
    <TopToolbar>
      <SignedInLink path={`/leads/${lead.id}/person`}>Export this person</SignedInLink>
      {role === 'owner' && (
        <Button size="small" color="error" onClick={() => setAsking(true)}>
          Erase this person
        </Button>
      )}
      <Confirm
        isOpen={asking}
        title="Erase this person?"
        content={`${describeErasure(lead)}, notes, stored mails and unpublished listings included; a public listing whose contact they are is taken off the site. This cannot be undone.`}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      />
    </TopToolbar>
  );
}
