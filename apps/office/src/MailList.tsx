import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import {
  FunctionField,
  NumberField,
  SelectInput,
  TextField,
  type RaRecord,
  useRecordContext,
} from 'react-admin';
import { mailRegistry, type MailKind } from '@naya/contract/mail/kinds';
import { mailStatusNames, type MailStatus } from '@naya/contract/mail/office';
import { officeApiUrl } from '@naya/contract/office/urls';
import { useNotices } from './frame/use-notices.ts';
import { OfficeList, Rows } from './shared/OfficeList.tsx';
import { RetryButton } from './shared/RetryButton.tsx';
import { StatusChip } from './shared/StatusChip.tsx';
import { choicesOf } from './shared/field-names.ts';
import { showTime } from './shared/show-value.ts';

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="Status"
    choices={choicesOf(mailStatusNames)}
    alwaysOn
  />,
];

const kindOf = (row: RaRecord) => mailRegistry[row.kind as MailKind].name;

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

/** The mail as it went out; links that open something are blanked. */
function ReadMail() {
  const mail = useRecordContext();
  const [open, setOpen] = useState(false);
  if (!mail?.['is_readable']) return null;
  const title = `Mail to ${mail['to']}`;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Read
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-label={title}>
        <DialogTitle>
          {title}, {showTime(mail['sent_at'] ?? mail['created_at'])}
        </DialogTitle>
        <DialogContent>
          <iframe
            title={title}
            sandbox=""
            src={`${officeApiUrl}/mails/${mail.id}/letter`}
            style={{ width: '100%', height: '60vh', border: 0 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** Shown for failed mails and, once a mail server is set, for mails that were only written to files. */
function SendAgain() {
  const status = useRecordContext()?.['status'];
  const hasMailServer = useNotices().noMailServer === false;
  const isUnsent = status === 'failed' || (status === 'written' && hasMailServer);
  if (!isUnsent) return null;
  return <RetryButton label="Send again" done="It is on its way again." failed="It is not sent." />;
}
