import { Button } from '@mui/material';
import { TopToolbar, useNotify, useRecordContext } from 'react-admin';
import { post } from '../api/call.ts';
import { useTellFailure } from '../shared/tell-failure.ts';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { UserInputs } from './UserInputs.tsx';

function Actions() {
  const user = useRecordContext();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const signOut = async () => {
    try {
      await post(`/users/${user?.id}/sign-out`);
      notify('Signed out everywhere.', { type: 'success' });
    } catch (error) {
      tellFailure(error, 'It is not done.');
    }
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
