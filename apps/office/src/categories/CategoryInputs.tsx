import { NumberInput, SimpleForm, TextInput } from 'react-admin';
import { categoryUrl } from '@naya/contract/urls';
import { PictureInput } from '../shared/PictureInput.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';

export const CategoryInputs = () => (
  <SimpleForm>
    <TextInput source="name" isRequired fullWidth />
    <SlugInput url={categoryUrl} />
    <TextInput source="description" multiline fullWidth />
    <PictureInput source="image" label="Picture" />
    <NumberInput source="position" label="Place in the order" />
  </SimpleForm>
);
