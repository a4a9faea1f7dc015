import { Button, useNotify, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';

/** Takes one line of the history back; the server refuses when something was built upon it. */
export function UndoButton({ lineId }: { lineId: number }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const undo = async () => {
    try {
      await post(`/history/${lineId}/undo`);
      notify('Taken back.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'This cannot be undone.', { type: 'error' });
    }
  };
  return <Button label="Undo this change" variant="outlined" onClick={() => void undo()} />;
}
