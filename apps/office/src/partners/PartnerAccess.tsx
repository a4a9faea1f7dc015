import type { MonthlyCounts } from '@naya/contract/partners/entity';
import { partnerKeyHeader, partnerLimitFactor } from '@naya/contract/partners/key-header';
import { partnerLinkDays, type SiteRequest, type TestCall } from '@naya/contract/partners/page';
import { formatDate } from '@naya/contract/format/date';
import { formatMonth } from '@naya/contract/format/month';
import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { OneTimeSecret } from '../shared/OneTimeSecret.tsx';
import { SiteRequests } from './SiteRequests.tsx';
import { TestCalls } from './TestCalls.tsx';

type Partner = {
  id: number;
  key_end: string | null;
  test_key_end: string | null;
  link_expires_at: string | null;
  site_requests: SiteRequest[];
  enquiries: MonthlyCounts;
  test_calls: TestCall[];
};

const thereIs = (end: string) => `There is one; it ends in ${end}. A new one replaces it at once.`;

/** The page, keys and sites of a partner, and what came by it. */
export function PartnerAccess() {
  const partner = useRecordContext<Partner>();
  if (!partner) return null;
  const { id, key_end, test_key_end, link_expires_at } = partner;
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      <OneTimeSecret
        path={`/partners/${id}/key`}
        answer="key"
        name="key"
        title="Key"
        text={
          key_end
            ? thereIs(key_end)
            : `None yet. With one, sent as ${partnerKeyHeader}, the partner’s programs have ${partnerLimitFactor} times the limits.`
        }
        exists={key_end !== null}
      />
      <OneTimeSecret
        path={`/partners/${id}/test-key`}
        answer="key"
        name="test key"
        title="Test key"
        text={
          test_key_end
            ? thereIs(test_key_end)
            : 'None yet. Forms that come with one are checked and answered as real ones; nothing is stored or mailed.'
        }
        exists={test_key_end !== null}
      />
      <OneTimeSecret
        path={`/partners/${id}/link`}
        answer="url"
        name="link"
        title="Its own page"
        text={
          link_expires_at
            ? `There is a link, until ${formatDate(link_expires_at)}. A new one replaces it at once, and it ends when the contact’s e-mail changes.`
            : `No link yet. By one the partner sees its sites, enquiries and test forms, and asks for sites, for ${partnerLinkDays} days. Whoever has the link sees the page; no key stands on it.`
        }
        exists={link_expires_at !== null}
      />
      <SiteRequests partnerId={id} requests={partner.site_requests} />
      <Enquiries enquiries={partner.enquiries} />
      <TestCalls calls={partner.test_calls} />
    </Box>
  );
}

function Enquiries({ enquiries }: Pick<Partner, 'enquiries'>) {
  return (
    <Box component="section" aria-labelledby="partner-enquiries" sx={{ mt: 2 }}>
      <Typography id="partner-enquiries" variant="h6" component="h2">
        Enquiries with its key by month
      </Typography>
      {enquiries.length === 0 && <Typography color="text.secondary">None yet.</Typography>}
      {enquiries.map(({ month, count }) => (
        <Typography key={month}>
          {formatMonth(month)}: {count}
        </Typography>
      ))}
    </Box>
  );
}
