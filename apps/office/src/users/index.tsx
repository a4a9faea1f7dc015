import { Alert } from '@mui/material';
import {
  BooleanField,
  EmailField,
  SelectInput,
  TextField,
  type RaRecord,
  BooleanInput,
  TextInput,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { officeRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import { DayField, OfficeList, Rows, searchFilters } from '../shared/OfficeList.tsx';
import { OfficeCreate, OfficeEdit } from '../shared/OfficeEdit.tsx';
import { OfficeForm, SaveBar } from '../shared/OfficeForm.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { choicesOf } from '../shared/field-names.ts';
import { UserActions } from './UserActions.tsx';

const filters = [
  ...searchFilters,
  <SelectInput key="role" source="role" choices={[...officeRoles]} alwaysOn />,
];

const chip = (row: RaRecord) => <StatusChip status={row.active ? row.role : 'blocked'} />;

const UserList = () => (
  <OfficeList filters={filters} sort={{ field: 'name', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.email} mark={chip}>
      <TextField source="name" />
      <EmailField source="email" label="E-mail" />
      <TextField source="role" sortable={false} />
      <BooleanField source="active" label="May sign in" sortable={false} />
      <BooleanField source="two_factor" label="Second factor" sortable={false} />
      <DayField source="created_at" label="Since" sortable={false} />
    </Rows>
  </OfficeList>
);

const roleNames: Record<OfficeRole, string> = {
  owner: 'Owner: everything',
  editor: 'Editor: franchises and content',
  agent: 'Agent: leads',
};

const UserInputs = () => (
  <OfficeForm toolbar={<SaveBar />}>
    <TextInput source="name" isRequired fullWidth />
    <TextInput source="email" label="E-mail" type="email" isRequired fullWidth />
    <SelectInput
      source="role"
      choices={choicesOf(roleNames)}
      defaultValue="agent"
      isRequired
      fullWidth
    />
    <BooleanInput source="active" label="May sign in" defaultValue />
    <OwnRights />
  </OfficeForm>
);

/** Asks an owner who is about to lock themselves out; the server refuses without it. */
function OwnRights() {
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

const UserEdit = () => (
  <OfficeEdit entity="user" actions={<UserActions />}>
    <UserInputs />
  </OfficeEdit>
);

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
