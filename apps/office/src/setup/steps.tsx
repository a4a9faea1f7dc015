import type { SetupStep } from '@naya/contract/site-info/setup';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DemoRemoval } from './DemoRemoval.tsx';
import { Command, Explained } from './Explained.tsx';
import { PolicyForm } from './PolicyForm.tsx';
import { TestMail } from './TestMail.tsx';

const Ways = ({ ways }: { ways: Record<string, string> }) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    {Object.entries(ways).map(([label, to]) => (
      <Button key={label} component={Link} to={to} variant="outlined" size="small">
        {label}
      </Button>
    ))}
  </Box>
);

type Content = { title: string; render: (onChange: () => void) => ReactNode };

/** Each step's title, and what one does there. */
export const stepContents: Record<SetupStep, Content> = {
  name: {
    title: 'Name, logo and colour',
    render: () => (
      <Ways
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
      <Ways
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
    render: () => (
      <>
        <Explained>
          Set <Command>SMTP_URL</Command> where the server is started, such as{' '}
          <Command>smtp://user:password@host:587</Command>, and <Command>MAIL_TO</Command> to the
          e-mail that is told of submissions; then start it again.
        </Explained>
        <TestMail />
      </>
    ),
  },
  categories: {
    title: 'Categories',
    render: () => <Ways ways={{ 'Look through the categories': '/categories' }} />,
  },
  policies: {
    title: 'Privacy policy, terms and grievance page',
    render: (onChange) => <PolicyForm onSaved={onChange} />,
  },
  texts: {
    title: 'About and pages',
    render: () => (
      <Ways ways={{ 'About the company': '/settings/about', 'Pages in the footer': '/pages' }} />
    ),
  },
  franchise: {
    title: 'First franchise',
    render: () => (
      <>
        <Explained>
          Enter one by hand and approve it, or import a CSV from the list of franchises.
        </Explained>
        <Ways ways={{ 'Enter a franchise': '/franchises/create', 'Import a CSV': '/franchises' }} />
      </>
    ),
  },
  demo: {
    title: 'Demo content',
    render: (onChange) => <DemoRemoval onChange={onChange} />,
  },
  people: {
    title: 'Colleagues',
    render: () => <Ways ways={{ 'Invite a colleague': '/users/create' }} />,
  },
  url: {
    title: 'Public address and TLS',
    render: () => (
      <Explained>
        Set <Command>PUBLIC_URL</Command> to the address that visitors type, beginning with
        https://, where the server is started. Links in mails and for search engines follow it.
      </Explained>
    ),
  },
  backup: {
    title: 'Backups',
    render: () => (
      <Explained>
        Run <Command>npm run backup</Command> every night and copy the file to another machine.
        Backups that go elsewhere cannot be seen from here.
      </Explained>
    ),
  },
};
