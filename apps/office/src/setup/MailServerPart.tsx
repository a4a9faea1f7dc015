import { Alert, Box, Button, MenuItem } from '@mui/material';
import {
  deliverySteps,
  mailEncryptions,
  type DeliveryStep,
  type MailServerState,
} from '@naya/contract/site-info/mail-server';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, post } from '../api/call.ts';
import { HelpText, InlineCode } from '../shared/HelpText.tsx';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { useAction, useRead } from '../shared/use-action.ts';
import { useSmallForm } from '../shared/use-small-form.ts';

const path = '/setup/mail-server';

/** The mail server, a test of it, and what to enter at the domain so that its mails arrive. */
export function MailServerPart({ onSaved }: { onSaved: () => void }) {
  const { data: state, refetch } = useRead<MailServerState>(path);
  const [isOpen, setOpen] = useState(false);
  if (!state) return null;
  const { isFixed, server } = state;
  const update = () => {
    setOpen(false);
    void refetch();
    onSaved();
  };
  return (
    <>
      <HelpText>
        {isFixed
          ? 'The mail server is set where the site is started, by SMTP_URL: it is changed there.'
          : server
            ? `Mails go by ${server.host}${server.user ? ` as ${server.user}` : ''}.`
            : 'Your mail provider says which server, user and password to enter. The next mail takes them.'}
      </HelpText>
      {!isFixed && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
          >
            {server ? 'Change the mail server' : 'Enter the mail server'}
          </Button>
          {server && <RemoveButton seen={server} onDone={update} />}
        </Box>
      )}
      {isOpen && <ServerForm {...state} onSaved={update} />}
      {(isFixed || server) && <TestDelivery />}
      <DomainHelp />
    </>
  );
}

function RemoveButton({ seen, onDone }: { seen: unknown; onDone: () => void }) {
  const run = useAction();
  const remove = async () => {
    const messages = { done: 'Mails are files again.', failed: 'It is not removed.' };
    if (await run(() => post(`${path}/removal`, { seen }), messages)) onDone();
  };
  return (
    <Button size="small" onClick={() => void remove()}>
      Send no mails by it any more
    </Button>
  );
}

function ServerForm({ server, hasPassword, onSaved }: MailServerState & { onSaved: () => void }) {
  const { errors, formProps } = useSmallForm({
    send: (typed) => call('PUT', path, { ...Object.fromEntries(typed), seen: server }),
    done: 'Saved. Now send a test mail.',
    failed: 'It is not saved.',
    onDone: onSaved,
  });
  const field = (name: keyof typeof labels, value: string | number | null | undefined) => ({
    name,
    label: labels[name],
    defaultValue: value ?? '',
    errorText: errors[name],
  });
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2, maxWidth: 560, mt: 1 }}>
      <TextFieldWithError {...field('host', server?.host)} placeholder="smtp.example.in" required />
      <TextFieldWithError {...field('encryption', server?.encryption ?? 'starttls')} select>
        {Object.entries(mailEncryptions).map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        ))}
      </TextFieldWithError>
      <TextFieldWithError {...field('port', server?.port ?? 587)} required />
      <TextFieldWithError {...field('user', server?.user)} autoComplete="off" />
      <TextFieldWithError
        {...field('password', '')}
        type="password"
        autoComplete="new-password"
        helperText={hasPassword ? 'Empty: the stored one stays.' : 'It is stored encrypted.'}
      />
      <TextFieldWithError
        {...field('sender', server?.sender)}
        type="email"
        helperText="Empty: the first e-mail of the contact details."
      />
      <Box>
        <Button type="submit" variant="contained">
          Save the mail server
        </Button>
      </Box>
    </Box>
  );
}

const labels = {
  host: 'Mail server',
  encryption: 'Encryption',
  port: 'Port',
  user: 'User',
  password: 'Password',
  sender: 'Mails come from',
} as const;

function TestDelivery() {
  const [steps, setSteps] = useState<DeliveryStep[] | null>(null);
  const { errors, formProps } = useSmallForm({
    send: async (typed) => {
      setSteps(null);
      setSteps(await post<DeliveryStep[]>(`${path}/test`, Object.fromEntries(typed)));
    },
    done: 'What the mail server said stands below.',
    failed: 'It is not sent.',
    onDone: () => {},
  });
  const last = steps?.at(-1);
  return (
    <Box component="form" {...formProps} sx={{ display: 'grid', gap: 1, maxWidth: 560 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextFieldWithError
          name="to"
          label="Test it with the e-mail"
          type="email"
          size="small"
          errorText={errors['to']}
        />
        <Button type="submit" variant="outlined">
          Send a test mail now
        </Button>
      </Box>
      {steps && (
        <Alert severity={last?.isDone ? 'success' : 'error'}>
          <Box component="ol" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {steps.map(({ step, isDone, says }) => (
              <li key={step}>
                {isDone ? deliverySteps[step] : `Not yet: ${deliverySteps[step].toLowerCase()}`} (
                {says})
              </li>
            ))}
          </Box>
          {last?.isDone && 'Whether it lies in the inbox or among spam, only that mailbox shows.'}
        </Alert>
      )}
    </Box>
  );
}

const DomainHelp = () => (
  <>
    <HelpText>
      So that mails are not taken for spam, three records stand at the sender’s domain: SPF (
      <InlineCode>v=spf1 include:… ~all</InlineCode>, your mail provider names the part in the
      middle), DKIM (<InlineCode>…._domainkey</InlineCode>, made by the provider) and, at{' '}
      <InlineCode>_dmarc</InlineCode>, DMARC: <InlineCode>v=DMARC1; p=none</InlineCode> to begin
      with.
    </HelpText>
    <Box>
      <Button component={Link} to="/server" size="small">
        Check the records
      </Button>
    </Box>
  </>
);
