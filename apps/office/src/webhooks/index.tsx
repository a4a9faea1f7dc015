import { webhookKinds } from '@naya/contract/webhooks/entity';
import { BooleanInput, CheckboxGroupInput, FunctionField, TextField, TextInput } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { OfficeCreate, OfficeEdit } from '../shared/OfficeEdit.tsx';
import { OfficeForm } from '../shared/OfficeForm.tsx';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';
import { choicesOf } from '../shared/field-names.ts';
import { WebhookCalls } from './WebhookCalls.tsx';
import { WebhookMessageList } from './WebhookMessageList.tsx';

const kindsOf = (row: RaRecord) =>
  choicesOf(webhookKinds)
    .filter(({ id }) => row['kinds'].includes(id))
    .map(({ name }) => name)
    .join(', ');

const WebhookList = () => (
  <OfficeList sort={{ field: 'id', order: 'ASC' }}>
    <Rows primary={(row) => row['url']} secondary={kindsOf}>
      <TextField source="url" label="Address" sortable={false} />
      <FunctionField label="Told of" render={kindsOf} />
      <FunctionField label="On" render={(row) => (row['is_active'] ? 'yes' : '')} />
    </Rows>
  </OfficeList>
);

const WebhookInputs = () => (
  <OfficeForm defaultValues={{ is_active: true, kinds: ['lead.created'] }}>
    <TextInput
      source="url"
      label="Address"
      helperText="Of your CRM or of a tool between, such as Zoho Flow. It begins with https:// and lies outside of this machine’s network."
      isRequired
      fullWidth
    />
    <CheckboxGroupInput
      source="kinds"
      label="It is told of"
      choices={choicesOf(webhookKinds)}
      helperText="Leads come with name, e-mail and phone: whoever runs that system has to erase them there."
    />
    <BooleanInput source="is_active" label="On" />
  </OfficeForm>
);

export const webhooks = {
  name: 'webhooks',
  list: WebhookList,
  edit: () => (
    <OfficeEdit entity="webhook">
      <WebhookInputs />
      <WebhookCalls />
    </OfficeEdit>
  ),
  create: () => (
    <OfficeCreate>
      <WebhookInputs />
    </OfficeCreate>
  ),
  recordRepresentation: 'url',
};

export const webhookMessages = { name: 'webhook-messages', list: WebhookMessageList };
