import type { FranchiseAction } from '@naya/contract/franchises/decisions';
import { useRefresh, type Identifier } from 'react-admin';
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

/** Runs an action on the chosen franchises and notifies the user; resolves to true on success. */
export function useFranchiseAction() {
  const run = useAction();
  const refresh = useRefresh();
  return async (action: FranchiseAction, ids: Identifier[], reason?: string): Promise<boolean> => {
    const body = { action, ids: ids.map(Number), reason };
    const told = { done: done[action], failed: 'It is not done.' };
    const isDone = await run(() => post('/franchises/actions', body), told);
    if (isDone) refresh();
    return isDone;
  };
}
