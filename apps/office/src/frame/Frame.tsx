import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Box, Typography, Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  AppBar,
  Layout,
  TitlePortal,
  UserMenu,
  Logout,
  MenuItemLink,
  type LayoutProps,
} from 'react-admin';
import { useLocation } from 'react-router';
import { contactErasedScreenUrl } from '@naya/contract/office/urls';
import { SignInDialog } from '../sign-in/SignInDialog.tsx';
import { LeaveGuard } from '../shared/leave-guard.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { useNotices } from './use-notices.ts';

const OwnMenu = () => (
  <UserMenu>
    <MenuItemLink to="/account" primaryText="My account" leftIcon={<PersonIcon />} />
    <Logout />
    <Release />
  </UserMenu>
);

type ReleaseAnswer = { version: string; commit: string | null };

/** Read when the menu opens. */
function Release() {
  const { data } = useQuery({
    queryKey: ['release'],
    queryFn: async () => (await (await fetch('/healthz')).json()) as ReleaseAnswer,
  });
  return (
    <Typography
      component="li"
      role="none"
      variant="body2"
      color="text.secondary"
      sx={{ px: 2, pt: 1, minWidth: 200 }}
    >
      {data && `Version ${data.version}${data.commit ? ` (${data.commit})` : ''}`}
    </Typography>
  );
}

const Bar = () => (
  <AppBar alwaysOn userMenu={<OwnMenu />}>
    <TitlePortal component="h1" sx={{ fontSize: 20, fontWeight: 680 }} />
    <Typography component="a" href="/" target="_blank" rel="noopener" sx={toSite}>
      See the site
    </Typography>
    <Box sx={{ width: 8 }} />
  </AppBar>
);

const toSite = { color: 'inherit', display: { xs: 'none', sm: 'inline' }, fontSize: 15 };

export const Frame = ({ children, ...props }: LayoutProps) => (
  <>
    <Layout {...props} appBar={Bar} menu={OfficeMenu}>
      <Notices />
      {children}
    </Layout>
    <SignInDialog />
    <LeaveGuard />
  </>
);

/** Shown above every screen; the key makes it fetch the notices again on each of them. */
const Notices = () => <NoticeList key={useLocation().pathname} />;

function NoticeList() {
  const notices = useNotices();
  const { noMailServer = false, contactsErased = 0, answersUnseen = [] } = notices;
  const { picturesAway = false, mailsWaitMinutes = 0 } = notices;
  const isQuiet = !noMailServer && !picturesAway && mailsWaitMinutes === 0;
  if (isQuiet && contactsErased + answersUnseen.length === 0) return null;
  return (
    <Box component="aside" aria-label="Notices" sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {noMailServer && (
        <Alert role="note" severity="warning">
          No mail server is set: mails, links for passwords included, are only written to files on
          the server. <Link href="#/setup">Enter the mail server under Setup</Link>.
        </Alert>
      )}
      {picturesAway && (
        <Alert role="note" severity="warning">
          The store of pictures does not answer: pictures cannot be uploaded, and those that no
          cache has are not shown. See whether it runs, and whether the <code>S3_</code> variables
          are right; without a bucket, whether the server may write into the folder{' '}
          <code>media</code> of its <code>DATA_DIR</code>.
        </Alert>
      )}
      {mailsWaitMinutes > 0 && (
        <Alert role="note" severity="warning">
          Mails have been waiting for {mailsWaitMinutes} minutes. See whether the mail server takes
          them, and whether the process for the jobs runs.{' '}
          <Link href="#/mails">Open the mails</Link>
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
