import { NumberInput, SimpleForm, TextInput } from 'react-admin';
import { PictureInput } from '../shared/PictureInput.tsx';

export const CategoryInputs = () => (
  <SimpleForm>
    <TextInput source="name" isRequired fullWidth />
    <TextInput source="slug" label="Address on the site" fullWidth />
    <TextInput source="description" multiline fullWidth />
    <PictureInput source="image" label="Picture" />
    <NumberInput source="position" label="Place in the order" />
  </SimpleForm>
);
