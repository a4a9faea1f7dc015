import { Card, Link, Typography } from '@mui/material';
import { contactErasedScreenUrl } from '@naya/contract/office/urls';
import { useGetIdentity } from 'react-admin';
import type { Counted } from '../frame/CountedIcon.tsx';
import { useNotices } from '../frame/use-notices.ts';
import { listLink } from './ChartCard.tsx';
import { colours } from '../theme.ts';

type Entry = { of: Counted; one: string; many: string; to: string; isUrgent?: boolean };

const entriesFor = (me: unknown): Entry[] => [
  {
    of: 'leadsLate',
    one: 'lead waits for an answer too long',
    many: 'leads wait for an answer too long',
    to: listLink('leads', { late: true }),
    isUrgent: true,
  },
  {
    of: 'leadsOverdue',
    one: 'lead is past its date',
    many: 'leads are past their date',
    to: listLink('leads', { overdue: true }),
    isUrgent: true,
  },
  {
    of: 'leadsGiven',
    one: 'lead is yours, and new',
    many: 'leads are yours, and new',
    to: listLink('leads', { assignee_id: me, unseen: true }),
  },
  {
    of: 'leadsUnanswered',
    one: 'lead without an answer',
    many: 'leads without an answer',
    to: listLink('leads', { unanswered: true }),
  },
  { of: 'reviews', one: 'listing to review', many: 'listings to review', to: '#/review' },
  {
    of: 'contactsErased',
    one: 'listing without its contact',
    many: 'listings without their contacts',
    to: contactErasedScreenUrl,
  },
  {
    of: 'mailsFailed',
    one: 'mail failed',
    many: 'mails failed',
    to: listLink('mails', { status: 'failed' }),
    isUrgent: true,
  },
  { of: 'workFailed', one: 'job failed', many: 'jobs failed', to: '#/work', isUrgent: true },
];

/** Everything that somebody has to do, each with the way there; what is done is not mentioned. */
export function Waiting() {
  const notices = useNotices();
  const { identity } = useGetIdentity();
  const shown = entriesFor(identity?.id).filter(({ of }) => (notices[of] ?? 0) > 0);
  return (
    <Card sx={{ p: 2, gridColumn: '1 / -1' }} component="section" aria-label="What waits for you">
      <Typography variant="h6" component="h2">
        What waits for you
      </Typography>
      {shown.length === 0 ? (
        <Typography color="text.secondary">Nothing. All is answered and decided.</Typography>
      ) : (
        <ul style={list}>
          {shown.map(({ of, one, many, to, isUrgent = false }) => (
            <li key={of}>
              <Link href={to} underline="hover" sx={tile}>
                <strong style={{ ...number, color: isUrgent ? colours.brick : colours.sign }}>
                  {notices[of]}
                </strong>
                {notices[of] === 1 ? one : many}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {notices.setup && (
        <Typography sx={{ mt: 1.5 }}>
          <Link href="#/setup">Set up the site</Link>: name, contact details, policies, demo content
        </Typography>
      )}
    </Card>
  );
}

const list = {
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
};
const tile = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1.25,
  height: '100%',
  p: 1.5,
  borderRadius: 2,
  bgcolor: colours.sunken,
  color: colours.ink,
  lineHeight: 1.25,
};
const number = { fontSize: 26, fontVariantNumeric: 'tabular-nums' };
