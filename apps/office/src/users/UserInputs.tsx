import { officeRoles } from '@naya/contract/accounts/roles';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { OwnRights } from './OwnRights.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';

const names = {
  owner: 'Owner: everything',
  editor: 'Editor: franchises and content',
  agent: 'Agent: leads',
};
const roles = officeRoles.map((role) => ({ id: role, name: names[role] }));

export const UserInputs = () => (
  <OfficeForm toolbar={<SaveBar />}>
    <TextInput source="name" isRequired fullWidth />
    <TextInput source="email" label="E-mail" type="email" isRequired fullWidth />
    <SelectInput source="role" choices={roles} defaultValue="agent" isRequired fullWidth />
    <BooleanInput source="active" label="May sign in" defaultValue />
    <OwnRights />
  </OfficeForm>
);
