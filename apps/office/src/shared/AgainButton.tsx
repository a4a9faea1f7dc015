import ReplayIcon from '@mui/icons-material/Replay';
import { Button, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { post } from '../api/call.ts';
import { useTellFailure } from './tell-failure.ts';

type Props = { label: string; told: string; failed: string };

/** For a record that every try failed for. */
export function AgainButton({ label, told, failed }: Props) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const tryAgain = async () => {
    try {
      await post(`/${resource}/${record?.id}/again`);
      notify(told, { type: 'success' });
    } catch (error) {
      tellFailure(error, failed);
    }
    refresh();
  };
  return (
    <Button label={label} onClick={() => void tryAgain()} sx={{ whiteSpace: 'nowrap' }}>
      <ReplayIcon />
    </Button>
  );
}
