import { pageStatuses } from '@naya/contract/pages/office-form';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { pageUrl } from '@naya/contract/urls';
import { TextForm } from '../drafts/TextForm.tsx';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';

export const PageInputs = () => (
  <TextForm>
    <TextInput source="title" isRequired fullWidth />
    <SlugInput url={pageUrl} />
    <SelectInput source="status" choices={[...pageStatuses]} defaultValue="draft" isRequired />
    <HtmlInput source="content" label="Text" />
    <NumberInput source="position" label="Place in the order" />
  </TextForm>
);
