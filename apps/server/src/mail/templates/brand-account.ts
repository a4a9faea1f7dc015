import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import { signInMinutes } from '@naya/contract/brands/forms';
import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph, SmallPrint } from '../layout.ts';
import { plainName } from '../plain-name.ts';

/** To somebody who asked for it: the code is for another device than the one that reads the mail. */
export function BrandSignIn({ url, code }: { url: string; code: string }) {
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

export type BrandInvitation = { businessName: string; isEnquiry?: boolean };

export const brandInvitationTitle = ({ businessName, isEnquiry }: BrandInvitation) =>
  isEnquiry
    ? `An enquiry waits for ${plainName(businessName)}`
    : `You can act for ${plainName(businessName)}`;

/** To an e-mail that nobody has confirmed yet, so in our own words: it opens nothing by itself. */
export function BrandInvitationLetter({ details, url }: { details: BrandInvitation; url: string }) {
  const name = plainName(details.businessName);
  const text = details.isEnquiry
    ? `Somebody asks about ${name}. Sign in with this e-mail address to read it and to answer.`
    : `Sign in with this e-mail address to read the enquiries about ${name}, to answer them and to keep the listing right.`;
  return h(
    Letter,
    { title: brandInvitationTitle(details), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: url, label: 'Sign in' }),
    h(SmallPrint, null, 'There is no password: each time we mail you a link and a code.'),
  );
}
