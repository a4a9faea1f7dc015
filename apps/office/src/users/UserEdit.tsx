import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { UserActions } from './UserActions.tsx';
import { UserInputs } from './UserInputs.tsx';

export const UserEdit = () => (
  <OfficeEdit entity="user" actions={<UserActions />}>
    <UserInputs />
  </OfficeEdit>
);
