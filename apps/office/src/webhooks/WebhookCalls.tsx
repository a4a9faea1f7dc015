import { webhookLogDays } from '@naya/contract/webhooks/entity';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { post } from '../api/call.ts';
import { OneTimeSecret } from '../shared/OneTimeSecret.tsx';
import { useAction } from '../shared/use-action.ts';

type Tested = { isSent: boolean; said: string };

/** The secret of a webhook, a test of it, and the way to what it was told. */
export function WebhookCalls() {
  const webhook = useRecordContext();
  const run = useAction();
  const [tested, setTested] = useState<Tested | null>(null);
  if (!webhook) return null;
  const path = `/webhooks/${webhook.id}`;
  const test = () =>
    run(async () => setTested(await post<Tested>(`${path}/test`)), { failed: 'It is not tested.' });
  const filter = encodeURIComponent(JSON.stringify({ webhook_id: webhook.id }));
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <OneTimeSecret
        path={`${path}/secret`}
        answer="secret"
        name="secret"
        title="Secret"
        text="Every call is signed with it by the Standard Webhooks form. Nothing is sent before there is one; a new one replaces the old at once."
        exists={false}
      />
      <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
        Calls
      </Typography>
      {tested && (
        <Alert severity={tested.isSent ? 'success' : 'error'} sx={{ my: 1 }}>
          {tested.said}
        </Alert>
      )}
      <Button onClick={() => void test()}>Send a test</Button>
      <Button component={Link} to={`/webhook-messages?filter=${filter}`}>
        Calls of the last {webhookLogDays} days
      </Button>
    </Box>
  );
}
