import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import type { MonthlyCounts } from '@naya/contract/partners/entity';
import { formatDate } from '@naya/contract/format/date';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import { call, post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';

type Partner = { id: number; key_end: string | null; enquiries: MonthlyCounts };

/** The key, and what came by this partner. */
export function PartnerKey() {
  const partner = useRecordContext<Partner>();
  const refresh = useRefresh();
  const run = useAction();
  const [key, setKey] = useState<string | null>(null);
  if (!partner) return null;
  const path = `/partners/${partner.id}/key`;
  const change = async (act: () => Promise<string | null>) => {
    const changeKey = async () => setKey(await act());
    if (await run(changeKey, { failed: 'The key is as it was.' })) refresh();
  };
  const make = () => change(async () => (await post<{ key: string }>(path)).key);
  const revoke = () => change(async () => call('DELETE', path).then(() => null));
  return (
    <Box component="section" aria-labelledby="partner-key" sx={{ p: 2 }}>
      <Typography id="partner-key" variant="h6" component="h2">
        Key
      </Typography>
      <Typography color="text.secondary">
        {partner.key_end
          ? `There is one; it ends in ${partner.key_end}. A new one replaces it at once.`
          : `None yet. With one, sent as ${partnerKeyHeader}, the partner’s programs have ten times the limits.`}
      </Typography>
      {key && (
        <Alert severity="warning" sx={{ my: 1 }}>
          Please copy it now: it is not shown again.
          <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere', mt: 1 }}>
            {key}
          </Box>
        </Alert>
      )}
      <Button onClick={() => void make()}>{partner.key_end ? 'Replace key' : 'Make a key'}</Button>
      {partner.key_end && <Button onClick={() => void revoke()}>Revoke key</Button>}
      <Enquiries enquiries={partner.enquiries} />
    </Box>
  );
}

/** 'Nov 2026' of '2026-11'. */
const monthName = (month: string) => formatDate(`${month}-01`)?.replace(/^1 /, '') ?? month;

function Enquiries({ enquiries }: Pick<Partner, 'enquiries'>) {
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        Enquiries by month
      </Typography>
      {enquiries.length === 0 && <Typography color="text.secondary">None yet.</Typography>}
      {enquiries.map(({ month, count }) => (
        <Typography key={month}>
          {monthName(month)}: {count}
        </Typography>
      ))}
    </>
  );
}
