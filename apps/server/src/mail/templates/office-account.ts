import { createElement as h } from 'react';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { ActionButton, Letter, Paragraph, SmallPrint } from '../layout.ts';
import type { Letters } from '../letters.ts';

type Invited = { name: string; url: string; role: OfficeRole };

const work: Record<OfficeRole, string> = {
  owner: 'runs everything: listings, leads, texts, settings and people',
  editor: 'looks after listings, posts, pages and texts',
  agent: 'works the leads: who asked, who answers, what comes next',
};

const invitationTitle = (site: string) => `You are invited to the back office of ${site}`;

/** To a new colleague, who has no password yet. */
function Invitation({ invited, site }: { invited: Invited; site: string }) {
  const { name, role, url } = invited;
  return h(
    Letter,
    { title: invitationTitle(site), preview: 'Set a password and sign in.' },
    h(Paragraph, null, `Welcome, ${name}. A colleague has made an account for you as ${role}.`),
    h(Paragraph, null, `Whoever is ${role} ${work[role]}.`),
    h(ActionButton, { href: url, label: 'Set a password and start' }),
    h(
      SmallPrint,
      null,
      'The link is good for one day, once; an owner can send another. If you do not know us, do nothing.',
    ),
  );
}

/** To somebody of ours: the link by which a password is set, the first time or anew. */
function PasswordReset({ name, url }: { name: string; url: string }) {
  return h(
    Letter,
    { title: `Set your password, ${name}`, preview: 'The link is good for one day, once.' },
    h(Paragraph, null, 'Open this link to set your password for the back office.'),
    h(ActionButton, { href: url, label: 'Set the password' }),
    h(SmallPrint, null, 'It is good for one day, once. If you did not ask for it, do nothing.'),
  );
}

const testMailTitle = 'A test mail';

/** To an owner who has asked for it. */
const TestMail = () =>
  h(
    Letter,
    { title: testMailTitle, preview: 'Mails from this site arrive.' },
    h(
      Paragraph,
      null,
      'You have asked for this mail on the setup page. It has arrived: mails from this site do.',
    ),
  );

export const officeAccountLetters: Letters<'password-reset' | 'test-mail'> = {
  'password-reset'({ details: { name, url, role } }, _links, { name: site }) {
    if (role) {
      const letter = h(Invitation, { invited: { name, url, role }, site });
      return { subject: invitationTitle(site), letter };
    }
    return {
      subject: 'Your password for the back office',
      letter: h(PasswordReset, { name, url }),
    };
  },
  'test-mail': () => ({ subject: testMailTitle, letter: h(TestMail) }),
};
