import { Button, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useAction } from './use-action.ts';

/** Takes one line of the history back; the server refuses when something was built upon it. */
export function UndoButton({ lineId }: { lineId: number }) {
  const run = useAction();
  const refresh = useRefresh();
  const undo = async () => {
    const told = { done: 'Undone.', failed: 'This cannot be undone.' };
    if (await run(() => post(`/history/${lineId}/undo`), told)) refresh();
  };
  return <Button label="Undo this change" variant="outlined" onClick={() => void undo()} />;
}
