import { Button } from '@mui/material';
import { TopToolbar, useNotify, useRecordContext } from 'react-admin';
import { post } from '../api/call.ts';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { UserInputs } from './UserInputs.tsx';

function Actions() {
  const user = useRecordContext();
  const notify = useNotify();
  const signOut = async () => {
    await post(`/users/${user?.id}/sign-out`);
    notify('Signed out everywhere.', { type: 'success' });
  };
  return (
    <TopToolbar>
      <Button size="small" onClick={() => void signOut()}>
        Sign out everywhere
      </Button>
    </TopToolbar>
  );
}

export const UserEdit = () => (
  <OfficeEdit entity="user" actions={<Actions />}>
    <UserInputs />
  </OfficeEdit>
);
