import { OfficeCreate } from '../shared/OfficeCreate.tsx';
import { UserEdit } from './UserEdit.tsx';
import { UserInputs } from './UserInputs.tsx';
import { UserList } from './UserList.tsx';

const UserCreate = () => (
  <OfficeCreate redirect="list" title="Invite a colleague">
    <UserInputs />
  </OfficeCreate>
);

export const users = {
  name: 'users',
  list: UserList,
  edit: UserEdit,
  create: UserCreate,
  recordRepresentation: 'name',
  options: { label: 'People' },
};
