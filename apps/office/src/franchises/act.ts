import type { FranchiseAction } from '@naya/contract/franchises/decisions';
import { useNotify, useRefresh, type Identifier } from 'react-admin';
import { post } from '../api/call.ts';
import { useTellFailure } from '../shared/tell-failure.ts';

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

/** Does it to the chosen ones and says how it went; true when it is done. */
export function useFranchiseAction() {
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const refresh = useRefresh();
  return async (action: FranchiseAction, ids: Identifier[], reason?: string): Promise<boolean> => {
    try {
      await post('/franchises/actions', { action, ids: ids.map(Number), reason });
      notify(done[action], { type: 'success' });
      refresh();
      return true;
    } catch (error) {
      tellFailure(error, 'It is not done.');
      return false;
    }
  };
}
