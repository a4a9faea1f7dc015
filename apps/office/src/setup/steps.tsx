import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SetupState, SetupStep } from '@naya/contract/site-info/setup';
import { post } from '../api/call.ts';
import { useAction } from '../shared/use-action.ts';
import { DemoRemoval } from './DemoRemoval.tsx';
import { InlineCode, HelpText } from '../shared/HelpText.tsx';
import { MailServerPart } from './MailServerPart.tsx';
import { NoticeRecipientsForm } from './NoticeRecipientsForm.tsx';
import { PolicyForm } from './PolicyForm.tsx';

const LinkButtons = ({ ways }: { ways: Record<string, string> }) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    {Object.entries(ways).map(([label, to]) => (
      <Button key={label} component={Link} to={to} variant="outlined" size="small">
        {label}
      </Button>
    ))}
  </Box>
);

type Content = { title: string; render: (onChange: () => void, setup: SetupState) => ReactNode };

/** Each step's title, and what one does there. */
export const stepContents: Record<SetupStep, Content> = {
  name: {
    title: 'Name, logo and colour',
    render: () => (
      <LinkButtons
        ways={{
          'Name of the site': '/settings',
          'Logo, colour, home page': '/settings/brand',
        }}
      />
    ),
  },
  contact: {
    title: 'Contact details',
    render: () => (
      <LinkButtons
        ways={{
          'Address, e-mail, phone': '/settings/contact-info',
          'WhatsApp number': '/settings',
          'Business hours': '/settings/business-hours',
          'Social links': '/settings/social-links',
        }}
      />
    ),
  },
  mail: {
    title: 'Mail server',
    render: (onChange, setup) => (
      <>
        <MailServerPart onSaved={onChange} />
        <TestMail />
        <NoticeRecipientsForm setup={setup} onSaved={onChange} />
      </>
    ),
  },
  categories: {
    title: 'Categories',
    render: () => <LinkButtons ways={{ 'Look through the categories': '/categories' }} />,
  },
  policies: {
    title: 'Privacy policy, terms and grievance page',
    render: (onChange) => <PolicyForm onSaved={onChange} />,
  },
  texts: {
    title: 'About and pages',
    render: () => (
      <LinkButtons
        ways={{ 'About the company': '/settings/about', 'Pages in the footer': '/pages' }}
      />
    ),
  },
  franchise: {
    title: 'First franchise',
    render: () => (
      <>
        <HelpText>
          Enter one by hand and approve it, or import a CSV from the list of franchises.
        </HelpText>
        <LinkButtons
          ways={{ 'Enter a franchise': '/franchises/create', 'Import a CSV': '/franchises' }}
        />
      </>
    ),
  },
  demo: {
    title: 'Demo content',
    render: (onChange) => <DemoRemoval onChange={onChange} />,
  },
  people: {
    title: 'Colleagues',
    render: () => <LinkButtons ways={{ 'Invite a colleague': '/users/create' }} />,
  },
  url: {
    title: 'Public address and TLS',
    render: () => (
      <HelpText>
        Set <InlineCode>PUBLIC_URL</InlineCode> to the address that visitors type, beginning with
        https://, where the server is started. Links in mails and for search engines follow it.
      </HelpText>
    ),
  },
  backup: {
    title: 'Backups',
    render: () => (
      <HelpText>
        With <InlineCode>BACKUP_PUBLIC_KEY</InlineCode> the server makes an encrypted one every
        night: <InlineCode>Server</InlineCode> in the menu says how. Keep them, and the secret key,
        on another machine. Backups that go elsewhere cannot be seen from here.
      </HelpText>
    ),
  },
};

/** Shows that the queue works too. */
function TestMail() {
  const run = useAction();
  const send = () =>
    run(() => post<{ to: string }>('/setup/test-mail'), {
      done: ({ to }) => `A test mail to ${to} waits its turn. If it does not come, Mails says why.`,
      failed: 'It is not sent.',
    });
  return (
    <Box>
      <Button variant="outlined" size="small" onClick={() => void send()}>
        Send me one as all other mails go
      </Button>
    </Box>
  );
}
