import ReplayIcon from '@mui/icons-material/Replay';
import { Button, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { post } from '../api/call.ts';
import { useAction } from './use-action.ts';

type Props = { label: string; done: string; failed: string };

/** Queues a job or a mail once more after its last retry has failed. */
export function RetryButton({ label, ...messages }: Props) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const run = useAction();
  const refresh = useRefresh();
  const tryAgain = async () => {
    await run(() => post(`/${resource}/${record?.id}/again`), messages);
    refresh();
  };
  return (
    <Button label={label} onClick={() => void tryAgain()} sx={{ whiteSpace: 'nowrap' }}>
      <ReplayIcon />
    </Button>
  );
}
