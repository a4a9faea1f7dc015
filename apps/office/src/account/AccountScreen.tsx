import { Box, Button, Card, Typography } from '@mui/material';
import { Title, type RaRecord } from 'react-admin';
import { call } from '../api/call.ts';
import { useRead } from '../shared/use-read.ts';
import { useAction } from '../shared/use-action.ts';
import { showTime } from '../shared/show-value.ts';
import type { OpenSession } from '@naya/contract/accounts/sessions';
import { browserName } from '@naya/contract/accounts/browser-name';
import { PasswordForm } from './PasswordForm.tsx';
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
    const told = { done: 'Signed out there.', failed: 'It is not done.' };
    await run(() => call('DELETE', `/account/sessions/${id}`), told);
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
