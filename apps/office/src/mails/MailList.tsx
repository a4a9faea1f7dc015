import { mailStatuses, mailStatusNames, type MailStatus } from '@naya/contract/mail/office';
import { FunctionField, NumberField, SelectInput, TextField } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { OfficeList } from '../shared/OfficeList.tsx';
import { Rows } from '../shared/Rows.tsx';
import { showTime } from '../shared/show-value.ts';
import { StatusChip } from '../shared/StatusChip.tsx';
import { ReadMail } from './ReadMail.tsx';
import { SendAgain } from './SendAgain.tsx';

const kinds: Record<string, string> = {
  'operator-notice': 'Notice to us',
  acknowledgement: 'Acknowledgement',
  'listing-decision': 'Decision about a listing',
  'password-reset': 'New password',
  'data-link': 'Link to somebody’s data',
  'lead-reply': 'Reply to a lead',
  'lead-due': 'Reminder of a next step',
  'lead-given': 'Lead given to a colleague',
  'contact-erased': 'A brand erased its data',
  'brand-sign-in': 'Sign-in of a brand',
  'brand-invitation': 'Invitation of a brand',
  'brand-enquiry': 'Enquiry to a brand',
  'brand-reply': 'Answer of a brand',
  'brand-reminder': 'Reminder to a brand',
  'brand-overdue': 'A brand has not answered',
  'brand-answered': 'Question to an investor',
  'brand-change': 'Decision about a change',
  'listing-unconfirmed': 'Please confirm the listing',
};
const statuses = mailStatuses.map((id) => ({ id, name: mailStatusNames[id] }));
const filters = [
  <SelectInput key="status" source="status" label="Status" choices={statuses} alwaysOn />,
];

const kindOf = (row: RaRecord) => kinds[row.kind] ?? row.kind;

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
  <OfficeList actions={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} title="Mails">
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
      <FunctionField label="What" render={kindOf} />
      <FunctionField label="Status" render={statusOf} />
      <NumberField source="attempts" label="Tries" sortable={false} />
      <TextField source="error" label="Trouble" sortable={false} />
      <FunctionField label="Action" render={actions} />
    </Rows>
  </OfficeList>
);
