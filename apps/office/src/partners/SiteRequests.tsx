import type { SiteRequest } from '@naya/contract/partners/page';
import { Box, Button, Typography } from '@mui/material';
import { useRefresh } from 'react-admin';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';
import { showTime } from '../shared/show-value.ts';

type Props = { partnerId: number; requests: SiteRequest[] };

/** Sites that the partner asks for on its page. */
export function SiteRequests({ partnerId, requests }: Props) {
  const refresh = useRefresh();
  const run = useAction();
  const decide = async ({ id }: SiteRequest, decision: 'list' | 'decline') => {
    const messages = {
      done: decision === 'list' ? 'Its pages may send forms now.' : 'The partner sees it declined.',
      failed: 'The site is as it was.',
    };
    await run(() => post(`/partners/${partnerId}/sites/${id}`, { decision }), messages);
    // After a refusal too: a colleague may have decided.
    refresh();
  };
  return (
    <Box component="section" aria-labelledby="partner-sites" sx={{ mt: 2 }}>
      <Typography id="partner-sites" variant="h6" component="h2">
        Sites it asks for
      </Typography>
      {requests.length === 0 && <Typography color="text.secondary">None.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {requests.map((request) => (
          <Box component="li" key={request.id} sx={{ py: 0.5 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {request.site} · {request.declined_at ? 'declined' : 'asked for'}{' '}
              {showTime(request.declined_at ?? request.created_at)}
            </Typography>
            {!request.declined_at && (
              <>
                <Button
                  aria-label={`List ${request.site}`}
                  onClick={() => void decide(request, 'list')}
                >
                  List it
                </Button>
                <Button
                  aria-label={`Decline ${request.site}`}
                  onClick={() => void decide(request, 'decline')}
                >
                  Decline it
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
