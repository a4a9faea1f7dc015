import { Button } from '@mui/material';
import {
  SelectInput,
  TextField,
  DateTimeInput,
  FormDataConsumer,
  TextArrayInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { blogStatuses } from '@naya/contract/blog/office-form';
import { blogUrl } from '@naya/contract/urls';
import { TextForm } from '../drafts/TextForm.tsx';
import { PictureInput } from '../media/PictureInput.tsx';
import { DayField, OfficeList, Rows, searchFilters } from '../shared/OfficeList.tsx';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { Pair } from '../shared/OfficeForm.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';
import { StatusField, statusMark } from '../shared/StatusChip.tsx';
import { contentResource } from './resource.tsx';
import { showDay } from '../shared/show-value.ts';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';

const filters = [
  ...searchFilters,
  <SelectInput key="status" source="status" choices={[...blogStatuses]} alwaysOn />,
];

const BlogList = () => (
  <OfficeList filters={filters} sort={{ field: 'updated_at', order: 'DESC' }}>
    <Rows
      primary={(row) => row.title}
      secondary={(row) => `${row.author ?? 'No author'} · ${showDay(row.updated_at)}`}
      mark={statusMark}
    >
      <TextField source="title" />
      <StatusField source="status" label="Status" />
      <TextField source="author" sortable={false} />
      <DayField source="published_at" label="Published" sortable={false} />
      <DayField source="updated_at" label="Changed" />
    </Rows>
  </OfficeList>
);

const toIso = (text: string) => (text ? new Date(text).toISOString() : null);

const BlogInputs = () => (
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

function Actions() {
  const post = useRecordContext();
  return (
    <TopToolbar>
      {post?.status === 'published' && (
        <Button size="small" href={blogUrl(post.slug)} target="_blank">
          On the site
        </Button>
      )}
    </TopToolbar>
  );
}

const BlogEdit = () => (
  <OfficeEdit entity="blog" actions={<Actions />}>
    <BlogInputs />
  </OfficeEdit>
);

export const blogs = {
  ...contentResource({ name: 'blogs', entity: 'blog', List: BlogList, Inputs: BlogInputs }),
  edit: BlogEdit,
  recordRepresentation: 'title',
  options: { label: 'Blog' },
};
