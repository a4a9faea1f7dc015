import {
  webhookMessageKinds,
  webhookStatusNames,
  webhookTest,
  type WebhookMessageKind,
  type WebhookStatus,
} from '@naya/contract/webhooks/entity';
import {
  FunctionField,
  NumberField,
  SelectInput,
  TextField,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { OfficeList, Rows } from '../shared/OfficeList.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { choicesOf } from '../shared/field-names.ts';
import { showTime } from '../shared/show-value.ts';

const sendAgain = () => <SendAgain />;

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={choicesOf(webhookStatusNames)}
    alwaysOn
  />,
];

const kindOf = (row: RaRecord) => webhookMessageKinds[row['kind'] as WebhookMessageKind];
const nameOf = (row: RaRecord) => webhookStatusNames[row['status'] as WebhookStatus];
const statusOf = (row: RaRecord) => <StatusChip status={row['status']} label={nameOf(row)} />;

/** Messages to other systems with their answers, the newest first. */
export const WebhookMessageList = () => (
  <OfficeList actions={false} filters={filters} sort={{ field: 'id', order: 'DESC' }}>
    <Rows
      opens={false}
      primary={kindOf}
      secondary={(row) =>
        [nameOf(row), showTime(row['created_at']), row['said']].filter(Boolean).join(' · ')
      }
      mark={sendAgain}
    >
      <FunctionField label="Happened" render={(row) => showTime(row['created_at'])} />
      <FunctionField label="What" render={kindOf} />
      <NumberField source="record_id" label="Number" sortable={false} />
      <TextField source="url" label="Address" sortable={false} />
      <FunctionField label="Status" render={statusOf} />
      <NumberField source="attempts" label="Attempts" sortable={false} />
      <TextField source="said" label="Answer" sortable={false} />
      <FunctionField label="Action" render={sendAgain} />
    </Rows>
  </OfficeList>
);

function SendAgain() {
  const message = useRecordContext();
  if (message?.['status'] === 'queued' || message?.['kind'] === webhookTest) return null;
  return <RetryButton label="Send again" done="It is on its way again." failed="It is not sent." />;
}
