import { NumberInput, SimpleForm, TextInput } from 'react-admin';
import { HtmlInput } from '../shared/HtmlInput.tsx';

export const PageInputs = () => (
  <SimpleForm>
    <TextInput source="title" isRequired fullWidth />
    <TextInput source="slug" label="Address on the site" fullWidth />
    <HtmlInput source="content" label="Text" />
    <NumberInput source="position" label="Place in the order" />
  </SimpleForm>
);
