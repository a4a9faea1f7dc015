import type { HistoryLine } from '@naya/contract/history/entities';
import { draftActions } from '@naya/contract/history/actions';
import { use } from 'react';
import { Button } from 'react-admin';
import { post } from '../api/call.ts';
import { DropTyped } from '../shared/TypedValues.tsx';
import { useAction } from '../shared/use-action.ts';
import { textPath } from './text-path.ts';

/** After these there is no text to go back to. */
const withoutText = new Set<string>([draftActions.discarded, 'deleted']);

/** Stores the text as it was after this history line as the draft; the published text stays. */
export function RestoreVersionButton({ line }: { line: HistoryLine }) {
  const { drop } = use(DropTyped);
  const run = useAction();
  const path = textPath(line.entity, line.entity_id);
  if (!path || withoutText.has(line.action)) return null;
  const restoreVersion = async () => {
    const told = {
      done: 'This version is in the form as a draft. Publish it, or discard it.',
      failed: 'This version cannot be opened.',
    };
    if (await run(() => post(`${path}/versions/${line.id}`), told)) drop();
  };
  return <Button label="Go back to this version" onClick={() => void restoreVersion()} />;
}
