import { Alert } from '@mui/material';
import { BooleanInput, useGetIdentity, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** Asks an owner who is about to lock themselves out; the server refuses without it. */
export function OwnRights() {
  const user = useRecordContext();
  const { identity } = useGetIdentity();
  const role: unknown = useWatch({ name: 'role' });
  const active: unknown = useWatch({ name: 'active' });
  const isMine = user !== undefined && user.id === identity?.id;
  const isLess = role !== 'owner' || active === false;
  if (!isMine || user['role'] !== 'owner' || !isLess) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      This is your own account. You will be signed out, and only another owner can make you an owner
      again.
      <BooleanInput source="sure" label="Yes, I give up my own rights" defaultValue={false} />
    </Alert>
  );
}
