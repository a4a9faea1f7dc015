import { Box, Button } from '@mui/material';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';

export function TestMail() {
  const run = useAction();
  const send = () =>
    run(() => post<{ to: string }>('/setup/test-mail'), {
      done: ({ to }) => `A test mail to ${to} is on its way. If it does not come, Mails says why.`,
      failed: 'It is not sent.',
    });
  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => void send()}>
        Send me a test mail
      </Button>
    </Box>
  );
}
