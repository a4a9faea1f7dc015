import { Alert, Button } from '@mui/material';
import type { FranchiseAction } from '@naya/contract/franchises/decisions';
import type { HistoryLine } from '@naya/contract/history';
import { useCloseNotification, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';

const done: Record<FranchiseAction, string> = {
  approve: 'Approved.',
  reject: 'Rejected.',
  suspend: 'Suspended.',
  feature: 'Featured.',
  unfeature: 'No longer featured.',
  settlePlaces: 'Places checked.',
  trash: 'In the trash.',
  restore: 'Restored.',
};

const toast = { autoHideDuration: 20_000 };

/** Says what was done to the franchises, and takes it back again if wanted. */
export function useNotifyDone() {
  const notify = useNotify();
  return (action: FranchiseAction, ids: number[]) =>
    notify(<UndoToast text={done[action]} ids={ids} />, toast);
}

function UndoToast({ text, ids }: { text: string; ids: number[] }) {
  const close = useCloseNotification();
  const data = useDataProvider();
  const refresh = useRefresh();
  const run = useAction();
  /** The newest line of each; the server refuses one upon which something was built. */
  const undoOne = async (id: number) => {
    const { data: lines } = await data.getList<HistoryLine>('history', {
      filter: { entity: 'franchise', entity_id: String(id) },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'at', order: 'DESC' },
    });
    await post(`/history/${lines[0]?.id}/undo`);
  };
  const undo = async () => {
    close();
    const messages = { done: 'Undone.', failed: 'Not all of it is undone.' };
    await run(async () => {
      for (const id of ids) await undoOne(id);
    }, messages);
    refresh();
  };
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" size="small" onClick={() => void undo()}>
          Undo
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
