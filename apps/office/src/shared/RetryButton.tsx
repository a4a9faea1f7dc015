import ReplayIcon from '@mui/icons-material/Replay';
import { Button, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { post } from '../api/call.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

type Props = { label: string; successMessage: string; failed: string };

/** Queues a job or a mail once more after its last retry has failed. */
export function RetryButton({ label, successMessage, failed }: Props) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const tryAgain = async () => {
    try {
      await post(`/${resource}/${record?.id}/again`);
      notify(successMessage, { type: 'success' });
    } catch (error) {
      notifyFailure(error, failed);
    }
    refresh();
  };
  return (
    <Button label={label} onClick={() => void tryAgain()} sx={{ whiteSpace: 'nowrap' }}>
      <ReplayIcon />
    </Button>
  );
}
