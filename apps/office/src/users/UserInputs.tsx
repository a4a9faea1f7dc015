import type { OfficeRole } from '@naya/contract/accounts/roles';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { choicesOf } from '../shared/choices.ts';
import { OwnRights } from './OwnRights.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';

const roleNames: Record<OfficeRole, string> = {
  owner: 'Owner: everything',
  editor: 'Editor: franchises and content',
  agent: 'Agent: leads',
};

export const UserInputs = () => (
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
