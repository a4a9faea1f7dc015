import type { FranchiseAction } from '@naya/contract/franchises/decisions';
import { useNotify, useRefresh, type Identifier } from 'react-admin';
import { post } from '../api/call.ts';
import { useNotifyFailure } from '../shared/use-notify-failure.ts';

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
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return async (action: FranchiseAction, ids: Identifier[], reason?: string): Promise<boolean> => {
    try {
      await post('/franchises/actions', { action, ids: ids.map(Number), reason });
      notify(done[action], { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      notifyFailure(error, 'It is not done.');
      return false;
    }
  };
}
