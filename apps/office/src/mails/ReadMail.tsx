import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { officeApiUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { showTime } from '../shared/show-value.ts';

/** The mail as it went out; links that open something are blanked. */
export function ReadMail() {
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
