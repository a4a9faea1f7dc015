import { Box, Button, Typography } from '@mui/material';
import { permissionLabels, type OfficeCall } from '@naya/contract/franchises/call-form';
import {
  againAnswers,
  callOutcomes,
  describeOutcome,
} from '@naya/contract/franchises/franchisee-calls';
import { officeApiUrl } from '@naya/contract/office/urls';
import { post } from '../api/call.ts';
import { showDay } from '../shared/show-value.ts';
import { useAction } from '../shared/use-action.ts';

/** How a call ended; one press takes back what the partner let us publish. */
export function CallLine({ rung, onWithdrawn }: { rung: OfficeCall; onWithdrawn: () => void }) {
  const { id, name, city, called_on, called_by, again, permission, words, recording } = rung;
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>
        {[name ?? 'Erased', city, describe(rung), again && againAnswers[again]]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {showDay(called_on)} · {called_by}
        {permission && ` · May be published: ${permissionLabels[permission].toLowerCase()}`}
        {rung.withdrawn_at && ` · Withdrawn on ${showDay(rung.withdrawn_at)}`}
      </Typography>
      {words && <Typography sx={{ mt: 0.5 }}>“{words}”</Typography>}
      {recording && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words stand above
        <audio
          controls
          preload="none"
          src={`${officeApiUrl}/franchisee-calls/${id}/recording`}
          style={{ width: '100%', maxWidth: 360 }}
        />
      )}
      {(words ?? recording) && <Withdraw id={id} onWithdrawn={onWithdrawn} />}
    </Box>
  );
}

function describe({ outcome, months }: OfficeCall): string {
  if (outcome === null) return '';
  if (outcome === 'unreached' || outcome === 'declined') return callOutcomes[outcome];
  return describeOutcome({ outcome, months: months ?? 0 });
}

function Withdraw({ id, onWithdrawn }: { id: number; onWithdrawn: () => void }) {
  const run = useAction();
  const withdraw = async () => {
    const messages = { done: 'Withdrawn.', failed: 'It is not withdrawn.' };
    if (await run(() => post(`/franchisee-calls/${id}/withdrawal`), messages)) onWithdrawn();
  };
  return (
    <Button size="small" onClick={() => void withdraw()}>
      Withdraw words and recording
    </Button>
  );
}
