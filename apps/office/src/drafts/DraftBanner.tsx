import type { DraftNote } from '@naya/contract/drafts/drafted';
import { Alert, Button } from '@mui/material';
import { use, useState } from 'react';
import { Confirm, useRecordContext, useResourceContext } from 'react-admin';
import { call } from '../api/call.ts';
import { showMoment } from '../shared/show-value.ts';
import { DropTyped } from '../shared/TypedValues.tsx';
import { useAction } from '../shared/use-action.ts';

/** Says that the form holds a draft, whose it is, and that visitors read something else. */
export function DraftBanner() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const { drop } = use(DropTyped);
  const run = useAction();
  const [asking, setAsking] = useState(false);
  const draft: DraftNote | null = record?.draft ?? null;
  if (!draft) return null;
  const discard = async () => {
    setAsking(false);
    const told = {
      done: 'The draft is discarded. The history still has it.',
      failed: 'The draft is still there.',
    };
    if (await run(() => call('DELETE', `/${resource}/${record?.id}/draft`), told)) drop();
  };
  return (
    <Alert
      severity="warning"
      sx={{ width: '100%', mb: 2 }}
      action={<Button onClick={() => setAsking(true)}>Discard the draft</Button>}
    >
      Draft by {draft.by}, {showMoment(Date.parse(draft.at))}. Visitors see what was published
      before, until you press Publish.
      <Confirm
        isOpen={asking}
        title="Discard the draft?"
        content="What is published stays. The history keeps the draft's text."
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      />
    </Alert>
  );
}
