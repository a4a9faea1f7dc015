import { Create } from 'react-admin';
import { UserEdit } from './UserEdit.tsx';
import { UserInputs } from './UserInputs.tsx';
import { UserList } from './UserList.tsx';

const UserCreate = () => (
  <Create redirect="list" title="Invite a colleague">
    <UserInputs />
  </Create>
);

export const users = {
  name: 'users',
  list: UserList,
  edit: UserEdit,
  create: UserCreate,
  recordRepresentation: 'name',
  options: { label: 'People' },
};
