import { draftActions } from '@naya/contract/history/actions';
import { Button, useNotify, useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import type { HistoryLine } from '../shared/HistoryEntry.tsx';
import { useNotifyFailure } from '../shared/use-notify-failure.ts';
import { textPath } from './text-path.ts';

/** After these there is no text to go back to. */
const withoutText = new Set<string>([draftActions.discarded, 'deleted']);

/** Stores the text as it was after this history line as the draft; the published text stays. */
export function RestoreVersionButton({ line }: { line: HistoryLine }) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const path = textPath(line.entity, line.entity_id);
  if (!path || withoutText.has(line.action)) return null;
  const restoreVersion = async () => {
    try {
      await post(`${path}/versions/${line.id}`);
      notify('This version is in the form as a draft. Publish it, or discard it.', {
        type: 'success',
      });
      refresh();
    } catch (error) {
      notifyFailure(error, 'This version cannot be opened.');
    }
  };
  return <Button label="Go back to this version" onClick={() => void restoreVersion()} />;
}
