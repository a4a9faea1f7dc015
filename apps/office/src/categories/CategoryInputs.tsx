import { NumberInput, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { categoryUrl } from '@naya/contract/urls';
import { PictureInput } from '../shared/PictureInput.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';

export const CategoryInputs = () => (
  <OfficeForm>
    <TextInput source="name" isRequired fullWidth />
    <SlugInput url={categoryUrl} />
    <TextInput source="description" multiline fullWidth />
    <PictureInput source="image" label="Picture" />
    <NumberInput source="position" label="Place in the order" />
  </OfficeForm>
);
