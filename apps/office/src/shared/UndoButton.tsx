import { Button, useNotify, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

/** Takes one line of the history back; the server refuses when something was built upon it. */
export function UndoButton({ lineId }: { lineId: number }) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const undo = async () => {
    try {
      await post(`/history/${lineId}/undo`);
      notify('Taken back.', { type: 'success' });
      refresh();
    } catch (error) {
      notifyFailure(error, 'This cannot be undone.');
    }
  };
  return <Button label="Undo this change" variant="outlined" onClick={() => void undo()} />;
}
