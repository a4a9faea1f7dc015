import { Box, Button } from '@mui/material';
import {
  noticeKinds,
  noticeNames,
  type NoticeRecipients,
} from '@naya/contract/site-info/notice-recipients';
import type { SetupState } from '@naya/contract/site-info/setup';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useSmallForm } from '../shared/use-small-form.ts';
import { HelpText } from '../shared/HelpText.tsx';

type Props = { setup: SetupState; onSaved: () => void };

/** The recipients of each kind of notice. */
export function NoticeRecipientsForm({ setup, onSaved }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HelpText>
        Notices of what nobody is chosen for go to {setup.usualRecipients.join(', ')}.
      </HelpText>
      <Box>
        <Button variant="outlined" size="small" onClick={() => setOpen(!open)} aria-expanded={open}>
          Choose who gets notices
        </Button>
      </Box>
      {open && (
        <Form
          {...setup}
          onSaved={() => {
            setOpen(false);
            onSaved();
          }}
        />
      )}
    </>
  );
}

function Form({
  recipients,
  usualRecipients,
  onSaved,
}: Pick<SetupState, 'recipients' | 'usualRecipients'> & { onSaved: () => void }) {
  const { errors, formProps } = useSmallForm({
    send: (typed) =>
      call('PUT', '/setup/recipients', { recipients: readRecipients(typed), seen: recipients }),
    done: 'Saved.',
    failed: 'It is not saved.',
    onDone: onSaved,
  });
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2, maxWidth: 560, mt: 1 }}>
      {noticeKinds.map((kind) => (
        <TextFieldWithError
          key={kind}
          name={kind}
          label={noticeNames[kind]}
          placeholder={usualRecipients.join(', ')}
          helperText="E-mails with commas between them"
          defaultValue={(recipients[kind] ?? []).join(', ')}
          slotProps={{ inputLabel: { shrink: true } }}
          errorText={errorOf(errors, kind)}
        />
      ))}
      <Box>
        <Button type="submit" variant="contained">
          Save who gets notices
        </Button>
      </Box>
    </Box>
  );
}

const readRecipients = (typed: FormData): NoticeRecipients =>
  Object.fromEntries(
    noticeKinds.flatMap((kind) => {
      const text = typed.get(kind);
      const emails = typeof text === 'string' ? text.split(/[\s,;]+/).filter(Boolean) : [];
      return emails.length > 0 ? [[kind, emails]] : [];
    }),
  );

/** The server names the place of a wrong e-mail: `recipients.contact.1`. */
const errorOf = (errors: Record<string, string>, kind: string): string | undefined =>
  Object.entries(errors).find(([field]) => field.split('.').includes(kind))?.[1];
