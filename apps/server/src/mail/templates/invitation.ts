import type { OfficeRole } from '@naya/contract/accounts/roles';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph, SmallPrint } from '../layout.ts';

export type Invited = { name: string; url: string; role: OfficeRole };

const work: Record<OfficeRole, string> = {
  owner: 'runs everything: listings, leads, texts, settings and people',
  editor: 'looks after listings, posts, pages and texts',
  agent: 'works the leads: who asked, who answers, what comes next',
};

export const invitationTitle = (site: string) => `You are invited to the back office of ${site}`;

/** To a new colleague, who has no password yet. */
export function Invitation({ invited, site }: { invited: Invited; site: string }) {
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
