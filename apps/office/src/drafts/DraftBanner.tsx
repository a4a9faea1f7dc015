import type { DraftNote } from '@naya/contract/drafts/drafted';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { call } from '../api/call.ts';
import { showMoment } from '../shared/show-value.ts';
import { useNotifyFailure } from '../shared/use-notify-failure.ts';

/** Says that the form holds a draft, whose it is, and that visitors read something else. */
export function DraftBanner() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [asking, setAsking] = useState(false);
  const draft: DraftNote | null = record?.draft ?? null;
  if (!draft) return null;
  const discard = async () => {
    setAsking(false);
    try {
      await call('DELETE', `/${resource}/${record?.id}/draft`);
      notify('The draft is discarded. The history still has it.', { type: 'success' });
      refresh();
    } catch (error) {
      notifyFailure(error, 'The draft is still there.');
    }
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
