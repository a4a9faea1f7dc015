import {
  mailKindNames,
  mailStatusNames,
  type MailKind,
  type MailStatus,
} from '@naya/contract/mail/office';
import { FunctionField, NumberField, SelectInput, TextField } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { choicesOf } from '../shared/choices.ts';
import { OfficeList } from '../shared/OfficeList.tsx';
import { Rows } from '../shared/Rows.tsx';
import { showTime } from '../shared/show-value.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { ReadMail } from './ReadMail.tsx';
import { SendAgain } from './SendAgain.tsx';

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={choicesOf(mailStatusNames)}
    alwaysOn
  />,
];

const kindOf = (row: RaRecord) => mailKindNames[row.kind as MailKind];

const statusOf = (row: RaRecord) => (
  <StatusChip status={row.status} label={mailStatusNames[row.status as MailStatus]} />
);

const actions = () => (
  <>
    <ReadMail /> <SendAgain />
  </>
);

/** Every mail we owe somebody, the newest first, and why one could not be sent. */
export const MailList = () => (
  <OfficeList actions={false} filters={filters} sort={{ field: 'id', order: 'DESC' }}>
    <Rows
      opens={false}
      primary={(row) => row.to}
      secondary={(row) =>
        [
          kindOf(row),
          mailStatusNames[row.status as MailStatus],
          showTime(row.created_at),
          row.error,
        ]
          .filter(Boolean)
          .join(' · ')
      }
      mark={actions}
    >
      <FunctionField label="Written" render={(row) => showTime(row.created_at)} />
      <TextField source="to" sortable={false} />
      <FunctionField label="Kind" render={kindOf} />
      <FunctionField label="Status" render={statusOf} />
      <NumberField source="attempts" label="Attempts" sortable={false} />
      <TextField source="error" label="Error" sortable={false} />
      <FunctionField label="Action" render={actions} />
    </Rows>
  </OfficeList>
);
