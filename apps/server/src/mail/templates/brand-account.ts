import { createElement as h } from 'react';
import type { PeopleChange } from '@naya/contract/brands/entity';
import { invitationDays } from '@naya/contract/brands/forms';
import type { MailDetails } from '@naya/contract/mail/kinds';
import { signInMinutes } from '@naya/contract/people/forms';
import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { ActionButton, Facts, Letter, Paragraph, SmallPrint, plainName } from '../layout.ts';
import type { Letters } from '../letters.ts';

/** To somebody who asked for it: the code is for another device than the one that reads the mail. */
function BrandSignIn({ url, code }: MailDetails['brand-sign-in']) {
  const lasting = `Both work for ${signInMinutes} minutes, once.`;
  return h(
    Letter,
    { title: brandSignInTitle, preview: lasting },
    h(Paragraph, null, 'Open this link to sign in, or type the code into the page that asked.'),
    h(ActionButton, { href: url, label: 'Sign in' }),
    h(Facts, { facts: { Code: code } }),
    h(SmallPrint, null, `${lasting} If you did not ask for it, do nothing.`),
  );
}

type BrandInvitation = MailDetails['brand-invitation'];

const brandInvitationTitle = ({ businessName, isEnquiry }: BrandInvitation) =>
  isEnquiry
    ? `An enquiry waits for ${plainName(businessName)}`
    : `You are invited to act for ${plainName(businessName)}`;

/** To an e-mail that nobody has confirmed yet, so in our own words: it opens nothing by itself. */
function BrandInvitationLetter({ details, url }: { details: BrandInvitation; url: string }) {
  const name = plainName(details.businessName);
  const text = details.isEnquiry
    ? `Somebody asks about ${name}. Sign in with this e-mail address to read it and to answer.`
    : `Its people, or we, ask you to read the enquiries about ${name}, to answer them and to keep the listing right. Sign in with this e-mail address to accept or to decline.`;
  return h(
    Letter,
    { title: brandInvitationTitle(details), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: url, label: 'Sign in' }),
    h(SmallPrint, null, 'There is no password: each time we mail you a link and a code.'),
    details.isEnquiry
      ? null
      : h(
          SmallPrint,
          null,
          `The invitation is over after ${invitationDays} days. If you do not know the brand, do nothing.`,
        ),
  );
}

type PeopleChanged = MailDetails['brand-people'];

const words: Record<PeopleChange, (brand: string) => string> = {
  claimed: (brand) => `Whose address we have on file has claimed ${brand}.`,
  invited: (brand) => `Somebody is invited to act for ${brand}.`,
  withdrawn: (brand) => `An invitation to act for ${brand} was withdrawn.`,
  accepted: (brand) => `Somebody who was invited acts for ${brand} from now on.`,
  declined: (brand) => `Somebody who was invited will not act for ${brand}.`,
  removed: (brand) => `Somebody was removed from the people of ${brand}.`,
  left: (brand) => `Somebody has left the people of ${brand}.`,
  transferred: (brand) =>
    `${brand} was handed over: who acted for it until today does not any more.`,
};

const peopleChangedTitle = ({ businessName }: PeopleChanged) =>
  `The people of ${plainName(businessName)} have changed`;

/** To the owners of a brand. Nobody is named, so that the mail outlives nobody's erasure. */
function PeopleChangedLetter({ changed }: { changed: PeopleChanged }) {
  const text = words[changed.change](plainName(changed.businessName));
  const by = changed.isOperator ? 'Our team did it.' : 'It was not done by our team.';
  return h(
    Letter,
    { title: peopleChangedTitle(changed), preview: text },
    h(Paragraph, null, `${text} ${by}`),
    h(ActionButton, { href: changed.url, label: 'See its people' }),
    h(SmallPrint, null, 'You get this as an owner. If it surprises you, please answer this mail.'),
  );
}

export const brandAccountLetters: Letters<'brand-sign-in' | 'brand-invitation' | 'brand-people'> = {
  'brand-sign-in': ({ details }) => ({
    subject: brandSignInTitle,
    letter: h(BrandSignIn, details),
  }),
  'brand-invitation': ({ details }, { brandUrl: url }) => ({
    subject: brandInvitationTitle(details),
    letter: h(BrandInvitationLetter, { details, url }),
  }),
  'brand-people': ({ details: changed }) => ({
    subject: peopleChangedTitle(changed),
    letter: h(PeopleChangedLetter, { changed }),
  }),
};
