import type { FranchiseAction } from '@naya/contract/franchises/decisions';
import { useRefresh, type Identifier } from 'react-admin';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';
import { useNotifyDone } from './UndoToast.tsx';

/** A franchise with the version that the operator sees; without one, when it is not on the screen. */
export type SeenFranchise = { id: Identifier; version?: number | undefined };

/**
 * Runs an action on the chosen franchises and notifies the user; resolves to true on success. What somebody has changed meanwhile is
 * shown as it is now, and decided anew.
 */
export function useFranchiseAction() {
  const run = useAction();
  const refresh = useRefresh();
  const notifyDone = useNotifyDone();
  return async (
    action: FranchiseAction,
    chosen: SeenFranchise[],
    reason?: string,
  ): Promise<boolean> => {
    const ids = chosen.map(({ id }) => Number(id));
    const versions = Object.fromEntries(chosen.map(({ id, version }) => [id, version]));
    const body = { action, ids, versions, reason };
    const isDone = await run(() => post('/franchises/actions', body), {
      failed: 'It is not done.',
    });
    refresh();
    if (isDone) notifyDone(action, ids);
    return isDone;
  };
}
