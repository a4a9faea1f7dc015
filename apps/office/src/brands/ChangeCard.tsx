import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import type { BrandChange } from '@naya/contract/brands/entity';
import type { ChangeState } from '@naya/contract/brands/stages';
import { post } from '../api/call.ts';
import { Differences } from '../shared/Differences.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { StatusChip } from '../shared/StatusChip.tsx';
import { showTime } from '../shared/show-value.ts';
import { useAction } from '../shared/use-action.ts';

type Props = { change: BrandChange; version: number; onDecided: () => void };
type Decision = 'approve' | 'decline' | 'take back';

/** The server's doubts about the values: a payback that its own figures do not bear out, a name that another has. */
const warningsOf = (error: unknown): string[] => {
  const body =
    error instanceof HttpError ? (error.body as { warnings?: Record<string, string> }) : null;
  return Object.values(body?.warnings ?? {});
};

const done: Record<Decision, string> = {
  approve: 'Approved: it is live.',
  decline: 'Declined. The brand is told.',
  'take back': 'Undone. The brand is told.',
};
const labels = { decline: 'Decline', 'take back': 'Undo' } as const;

/** One change by the brand, as a difference, with what can be decided about it. */
export function ChangeCard({ change, version, onDecided }: Props) {
  const run = useAction();
  const [asking, setAsking] = useState<'decline' | 'take back' | null>(null);
  const [doubts, setDoubts] = useState<string[]>([]);
  const { id, state, before, after, author, created_at, reason } = change;
  const decide = async (decision: Decision, given?: string) => {
    setAsking(null);
    const body = { decision, reason: given, version, acceptWarnings: doubts.length > 0 };
    let found: string[] = [];
    const send = async () => {
      try {
        return await post(`/brand-changes/${id}/decision`, body);
      } catch (error) {
        found = warningsOf(error);
        throw error;
      }
    };
    await run(send, { done: done[decision], failed: 'Nothing is decided.' });
    setDoubts(found);
    if (found.length === 0) onDecided();
  };
  const title = `${author ?? 'Somebody of the brand'}, ${showTime(created_at)}`;
  const content = (
    <>
      <Differences before={before} after={after} titles={['Live', 'Asked for']} />
      {reason && <Typography sx={{ whiteSpace: 'pre-wrap' }}>We wrote: {reason}</Typography>}
    </>
  );
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <ChangeStatus state={state} />
      </Box>
      {state === 'waiting' ? (
        <>
          {content}
          {doubts.length > 0 && (
            <Alert severity="warning" sx={{ mb: 1 }}>
              {doubts.join(' ')} Approve it again if it is right all the same.
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => void decide('approve')}>
              Approve the change
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsking('decline')}>
              Decline
            </Button>
          </Box>
        </>
      ) : (
        <details>
          <summary>What was changed</summary>
          <Box sx={{ mt: 1 }}>{content}</Box>
          {state === 'live' && (
            <Button size="small" onClick={() => setAsking('take back')}>
              {labels['take back']}
            </Button>
          )}
        </details>
      )}
      {asking && (
        <ReasonDialog
          title={labels[asking]}
          onGive={(given) => void decide(asking, given)}
          onClose={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

export const ChangeStatus = ({ state }: { state: ChangeState }) => (
  <StatusChip status={state} label={state === 'taken back' ? 'undone' : state} />
);
