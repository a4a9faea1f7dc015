import { TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';

export const ReplyTemplateInputs = () => (
  <OfficeForm>
    <TextInput
      source="name"
      label="Name"
      helperText="Only colleagues see it."
      isRequired
      fullWidth
    />
    <TextInput source="subject" label="Subject" isRequired fullWidth />
    <TextInput
      source="text"
      label="Text"
      helperText="{name}, {brand} and {reference} are filled in when somebody starts a reply with it."
      multiline
      minRows={8}
      isRequired
      fullWidth
    />
  </OfficeForm>
);
