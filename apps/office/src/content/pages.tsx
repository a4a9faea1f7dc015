import { NumberField, TextField, NumberInput, SelectInput, TextInput } from 'react-admin';
import { pageStatuses } from '@naya/contract/pages/office-form';
import { checksHint } from '../text-editor/checks-hint.ts';
import { pageUrl } from '@naya/contract/urls';
import { TextForm } from '../drafts/TextForm.tsx';
import { DayField, OfficeList, Rows, searchFilters } from '../shared/OfficeList.tsx';
import { SlugInput } from '../shared/SlugInput.tsx';
import { StatusField, statusMark } from '../shared/StatusChip.tsx';
import { contentResource } from './resource.tsx';
import { HtmlInput } from '../text-editor/HtmlInput.tsx';

const PageList = () => (
  <OfficeList filters={searchFilters} sort={{ field: 'position', order: 'ASC' }}>
    <Rows primary={(row) => row.title} secondary={(row) => row.slug} mark={statusMark}>
      <TextField source="title" />
      <TextField source="slug" label="Address" sortable={false} />
      <StatusField source="status" label="Status" />
      <NumberField source="position" label="Order" />
      <DayField source="updated_at" label="Changed" sortable={false} />
    </Rows>
  </OfficeList>
);

const PageInputs = () => (
  <TextForm>
    <TextInput source="title" isRequired fullWidth />
    <SlugInput url={pageUrl} />
    <SelectInput source="status" choices={[...pageStatuses]} defaultValue="draft" isRequired />
    <HtmlInput source="content" label="Text" hint={checksHint} />
    <NumberInput source="position" label="Place in the order" />
  </TextForm>
);

export const pages = {
  ...contentResource({ name: 'pages', entity: 'page', List: PageList, Inputs: PageInputs }),
  recordRepresentation: 'title',
};
