import { contactErasedScreenUrl } from '@naya/contract/urls';
import { Alert, Box, Link } from '@mui/material';
import { useLocation } from 'react-router';
import { useNotices } from './use-notices.ts';

/** Shown above every screen; the key makes it fetch the notices again on each of them. */
export const Notices = () => <NoticeList key={useLocation().pathname} />;

function NoticeList() {
  const { noMailServer = false, contactsErased = 0, answersUnseen = [] } = useNotices();
  if (!noMailServer && contactsErased + answersUnseen.length === 0) return null;
  return (
    <Box component="aside" aria-label="Notices" sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {noMailServer && (
        <Alert role="note" severity="warning">
          No mail server is set: mails, links for passwords included, are only written to files on
          the server. Set <code>SMTP_URL</code> where the server is started (and{' '}
          <code>MAIL_TO</code>, the e-mail that is told of submissions), then start it again.
        </Alert>
      )}
      {answersUnseen.map((id) => (
        <Alert key={id} role="note" severity="info">
          A brand has answered. <Link href={`#/review/${id}`}>Read its answer</Link>
        </Alert>
      ))}
      {contactsErased > 0 && (
        <Alert role="note" severity="warning">
          {contactsErased === 1
            ? 'A listing has lost its contact, who had their data erased. '
            : `${contactsErased} listings have lost their contacts, who had their data erased. `}
          <Link href={contactErasedScreenUrl}>Hand over and publish again</Link>
        </Alert>
      )}
    </Box>
  );
}
