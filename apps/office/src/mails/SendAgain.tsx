import ReplayIcon from '@mui/icons-material/Replay';
import { Button, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useTellFailure } from '../shared/tell-failure.ts';

/** For a mail that every try failed for. */
export function SendAgain() {
  const mail = useRecordContext();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  if (mail?.['status'] !== 'failed') return null;
  const send = async () => {
    try {
      await post(`/mails/${mail.id}/again`);
      notify('It is on its way again.', { type: 'success' });
    } catch (error) {
      tellFailure(error, 'It is not sent.');
    }
    refresh();
  };
  return (
    <Button label="Send again" onClick={() => void send()} sx={{ whiteSpace: 'nowrap' }}>
      <ReplayIcon />
    </Button>
  );
}
