import { blogStatuses } from '@naya/contract/blog/office-form';
import { blogUrl } from '@naya/contract/urls';
import {
  DateTimeInput,
  FormDataConsumer,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { TextForm } from '../drafts/TextForm.tsx';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';
import { Pair } from '../shared/Pair.tsx';
import { PictureInput } from '../shared/PictureInput.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';

const toIso = (text: string) => (text ? new Date(text).toISOString() : null);

export const BlogInputs = () => (
  <TextForm>
    <TextInput source="title" isRequired fullWidth />
    <SlugInput url={blogUrl} />
    <Pair>
      <SelectInput
        source="status"
        choices={[...blogStatuses]}
        defaultValue="draft"
        isRequired
        fullWidth
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.status === 'scheduled' && (
            <DateTimeInput source="published_at" label="Publish at" parse={toIso} fullWidth />
          )
        }
      </FormDataConsumer>
    </Pair>
    <HtmlInput source="content" label="Text" />
    <TextInput source="meta_description" label="Summary for search engines" multiline fullWidth />
    <PictureInput source="image" label="Cover" />
    <Pair>
      <TextInput source="category" fullWidth />
      <TextInput source="author" fullWidth />
    </Pair>
    <TextArrayInput source="tags" fullWidth />
  </TextForm>
);
