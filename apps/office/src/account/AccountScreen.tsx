import { Box, Button, Card, Typography, Alert } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title, type RaRecord } from 'react-admin';
import { browserName } from '@naya/contract/accounts/browser-name';
import type { OpenSession } from '@naya/contract/accounts/sessions';
import { call, post } from '../api/call.ts';
import { TextFieldWithError } from '../shared/TextFieldWithError.tsx';
import { showTime } from '../shared/show-value.ts';
import { useRead, useAction } from '../shared/use-action.ts';
import { useFormErrors } from '../shared/use-small-form.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** One's own password, second factor and sessions. */
export function AccountScreen() {
  const { data: me, refetch } = useRead<RaRecord>('/account');
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Title title="My account" />
      <Card sx={{ p: 2 }}>
        <PasswordForm />
      </Card>
      <Card sx={{ p: 2 }}>
        {me && <SecondFactor enabled={me.two_factor} onChanged={() => void refetch()} />}
      </Card>
      <Card sx={{ p: 2 }}>
        <Sessions />
      </Card>
    </Box>
  );
}

function Sessions() {
  const { data, refetch } = useRead<{ data: OpenSession[] }>('/account/sessions');
  const run = useAction();
  const close = async (id: string) => {
    const messages = { done: 'Signed out there.', failed: 'It is not done.' };
    await run(() => call('DELETE', `/account/sessions/${id}`), messages);
    await refetch();
  };
  return (
    <>
      <Typography variant="h6" component="h2">
        Where you are signed in
      </Typography>
      {data?.data.map((session) => (
        <Box key={session.id} sx={{ display: 'flex', alignItems: 'center', gap: 2, my: 1 }}>
          <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {browserName(session.browser)}
            <Typography variant="body2" color="text.secondary">
              {session.current ? 'this one' : showTime(session.used_at)}
            </Typography>
          </Box>
          {!session.current && <Button onClick={() => void close(session.id)}>Sign out</Button>}
        </Box>
      ))}
    </>
  );
}

function PasswordForm() {
  const { errors, failure, run } = useFormErrors(['current', 'password']);
  const [done, setDone] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    const isDone = await run(() => post('/account/password', body));
    setDone(isDone);
    if (isDone) form.reset();
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        Password
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {done && <Alert severity="success">It is changed; other sessions are signed out.</Alert>}
      <TextFieldWithError
        name="current"
        label="Present password"
        type="password"
        autoComplete="current-password"
        required
        errorText={errors['current']}
      />
      <TextFieldWithError
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        errorText={errors['password']}
      />
      <Box>
        <Button type="submit" variant="contained">
          Change the password
        </Button>
      </Box>
    </Box>
  );
}
