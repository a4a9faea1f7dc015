import { Box, Button, Link, Typography } from '@mui/material';
import type { OfficeCheck } from '@naya/contract/franchises/check-form';
import { describeCheck } from '@naya/contract/franchises/checks';
import { officeApiUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { showDay } from '../shared/show-value.ts';
import { useAction } from '../shared/use-action.ts';

/** Asks once more before it removes: the paper is gone for good. */
export function CheckLine({ check, onRemoved }: { check: OfficeCheck; onRemoved: () => void }) {
  const run = useAction();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const told = { done: 'Removed.', failed: 'It is not removed.' };
    if (await run(() => call('DELETE', `/checks/${check.id}`), told)) onRemoved();
  };
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography>{describeCheck(check)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {showDay(check.checked_on)} · {check.actor}
      </Typography>
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
