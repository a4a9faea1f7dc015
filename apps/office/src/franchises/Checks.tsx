import { Alert, Typography, Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { OfficeChecks, OfficeCheck } from '@naya/contract/franchises/check-form';
import { describeCheck } from '@naya/contract/franchises/checks';
import { countOf } from '@naya/contract/format/count';
import { officeApiUrl } from '@naya/contract/office/urls';
import { call } from '../api/call.ts';
import { AsideCard } from '../shared/AsideCard.tsx';
import { showDay } from '../shared/show-value.ts';
import { useRead, useAction } from '../shared/use-action.ts';
import { CheckForm } from './CheckForm.tsx';

/** The checks of a brand, by whom and when. The public sees kind, day and detail; notes and papers stay here. */
export function Checks({ id }: { id: Identifier }) {
  const path = `/franchises/${id}/checks`;
  const { data, refetch } = useRead<OfficeChecks>(path);
  if (!data) return null;
  const again = () => void refetch();
  return (
    <AsideCard title="How we know">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {data.confirmed_at ? `Confirmed on ${showDay(data.confirmed_at)}` : 'Never confirmed'}
      </Typography>
      {data.registrationFault && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {data.registrationFault}
        </Alert>
      )}
      {data.checks.map((check) => (
        <CheckLine key={check.id} check={check} onRemoved={again} />
      ))}
      <CheckForm path={path} onRecorded={again} />
    </AsideCard>
  );
}

/** Asks once more before it removes: the paper is gone for good. */
function CheckLine({ check, onRemoved }: { check: OfficeCheck; onRemoved: () => void }) {
  const run = useAction();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const messages = { done: 'Removed.', failed: 'It is not removed.' };
    if (await run(() => call('DELETE', `/checks/${check.id}`), messages)) onRemoved();
  };
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>{describeCheck(check)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {showDay(check.checked_on)} · {check.actor}
      </Typography>
      {check.words && <Typography variant="body2">“{check.words}”</Typography>}
      {check.images.length > 0 && (
        <Typography variant="body2">{countOf(check.images.length, 'picture')}</Typography>
      )}
      {check.note && <Typography variant="body2">{check.note}</Typography>}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {check.file_name && (
          <Link href={`${officeApiUrl}/checks/${check.id}/file`} download>
            {check.file_name}
          </Link>
        )}
        <Button size="small" onClick={() => (isAsking ? void remove() : setAsking(true))}>
          {isAsking ? 'Remove for good' : 'Remove'}
        </Button>
        {isAsking && (
          <Button size="small" onClick={() => setAsking(false)}>
            Keep
          </Button>
        )}
      </Box>
    </Box>
  );
}
