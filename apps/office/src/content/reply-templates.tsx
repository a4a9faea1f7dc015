import { TextField, TextInput } from 'react-admin';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';
import { contentResource } from './resource.tsx';

const ReplyTemplateList = () => (
  <OfficeList sort={{ field: 'name', order: 'ASC' }}>
    <Rows primary={(row) => row.name} secondary={(row) => row.subject}>
      <TextField source="name" />
      <TextField source="subject" sortable={false} />
    </Rows>
  </OfficeList>
);

const ReplyTemplateInputs = () => (
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

export const replyTemplates = {
  ...contentResource({
    name: 'reply-templates',
    entity: 'reply-template',
    List: ReplyTemplateList,
    Inputs: ReplyTemplateInputs,
  }),
  options: { label: 'Reply templates' },
  recordRepresentation: 'name',
};
