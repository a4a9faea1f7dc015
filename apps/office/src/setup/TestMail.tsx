import { Box, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { post } from '../api/call.ts';
import { useNotifyFailure } from '../shared/use-notify-failure.ts';

export function TestMail() {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const send = async () => {
    try {
      const { to } = await post<{ to: string }>('/setup/test-mail');
      notify(`A test mail to ${to} is on its way. If it does not come, Mails says why.`);
    } catch (error) {
      notifyFailure(error, 'It is not sent.');
    }
  };
  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => void send()}>
        Send me a test mail
      </Button>
    </Box>
  );
}
