import ReplayIcon from '@mui/icons-material/Replay';
import { Button, useNotify, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useTellFailure } from './tell-failure.ts';

type Props = { label: string; path: string; told: string; failed: string };

/** For what every try failed for. */
export function AgainButton({ label, path, told, failed }: Props) {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  const tryAgain = async () => {
    try {
      await post(path);
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
