import { NumberInput, SimpleForm, TextInput } from 'react-admin';
import { pageUrl } from '@naya/contract/urls';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';

export const PageInputs = () => (
  <SimpleForm>
    <TextInput source="title" isRequired fullWidth />
    <SlugInput url={pageUrl} />
    <HtmlInput source="content" label="Text" />
    <NumberInput source="position" label="Place in the order" />
  </SimpleForm>
);
