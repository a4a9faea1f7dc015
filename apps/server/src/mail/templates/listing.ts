import { createElement as h, Fragment } from 'react';
import { formatDate } from '@naya/contract/format/date';
import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import type { MailDetails } from '@naya/contract/mail/kinds';
import type { MailLinks } from '@naya/core/mail/send';
import { ActionButton, Facts, Letter, Paragraph, TextLink, plainName } from '../layout.ts';
import { referenceLine, submissionOf, type Letters, type SubmissionOfMail } from '../letters.ts';
import { DataLinkNote } from './personal-data.ts';

type ListingDecision = MailDetails['listing-decision'] &
  MailLinks &
  Pick<SubmissionOfMail, 'id' | 'created_at'>;

const words: Record<FranchiseStatus, { title: string; text: string }> = {
  pending: {
    title: 'is being reviewed again',
    text: 'We have taken our last decision on your listing back. It is being reviewed again, and we write to you when it is decided.',
  },
  approved: {
    title: 'is on the site',
    text: 'We have reviewed your listing, and it is public now.',
  },
  rejected: {
    title: 'was not accepted',
    text: 'We have reviewed your listing and cannot publish it as it is. You may send it again once this is settled.',
  },
  suspended: {
    title: 'is off the site for now',
    text: 'Your listing is not shown at the moment. Answer this mail and we look at it together.',
  },
};

/** A name that nobody of ours has approved is the submitter's free text, and the recipient may be somebody else. */
function decisionTitle({ status, businessName }: ListingDecision): string {
  const isUnapproved = status === 'rejected' || status === 'pending';
  const name = isUnapproved ? '' : plainName(businessName);
  return `${name || 'Your franchise listing'} ${words[status].title}`;
}

/** To the one who submitted a listing, at each step of its way. */
function ListingDecisionLetter({ decision }: { decision: ListingDecision }) {
  const { text } = words[decision.status];
  return h(
    Letter,
    { title: decisionTitle(decision), preview: text },
    h(Paragraph, null, text),
    h(Paragraph, null, referenceLine(decision)),
    decision.reason ? h(Facts, { facts: { Reason: decision.reason } }) : null,
    ...(decision.status === 'approved' ? [h(Claim, { key: 'claim', decision })] : []),
    h(DataLinkNote, { href: decision.privacyUrl }),
  );
}

/** The person with this e-mail address on file signs in and claims the listing. */
function Claim({ decision: { franchiseUrl, brandUrl } }: { decision: ListingDecision }) {
  return h(
    Fragment,
    null,
    h(
      Paragraph,
      null,
      'Claim it: sign in with this e-mail address, and enquiries reach you at once. Until then they come to us, and we pass them on.',
    ),
    h(ActionButton, { href: brandUrl, label: 'Claim your listing' }),
    franchiseUrl ? h(Paragraph, null, h(TextLink, { href: franchiseUrl, label: 'See it' })) : null,
  );
}

type Unconfirmed = MailDetails['listing-unconfirmed'];

const unconfirmedTitle = ({ businessName, isLast }: Unconfirmed) =>
  isLast
    ? `${plainName(businessName)} goes off the site in a month`
    : `Is everything about ${plainName(businessName)} still right?`;

type Props = { unconfirmed: Unconfirmed; listingUrl: string | null; privacyUrl: string };

/** To the contact of a public listing; without one, to the operator. */
function ListingUnconfirmed({ unconfirmed, listingUrl, privacyUrl }: Props) {
  const { since, isLast, months } = unconfirmed;
  const ask =
    'Please answer this mail: either that everything is still right, or what has changed.';
  const consequence = isLast
    ? `Nobody has confirmed it for so long that it is taken off the site ${months} months after that day, unless you answer.`
    : `A year after that day its page says that the figures may be old, and it stands behind other brands. After ${months} months it goes off the site.`;
  return h(
    Letter,
    { title: unconfirmedTitle(unconfirmed), preview: ask },
    h(Paragraph, null, `Your listing was last confirmed on ${formatDate(since)}. ${ask}`),
    h(Paragraph, null, consequence),
    listingUrl ? h(ActionButton, { href: listingUrl, label: 'See your listing' }) : null,
    h(DataLinkNote, { href: privacyUrl }),
  );
}

export const listingLetters: Letters<'listing-decision' | 'listing-unconfirmed'> = {
  'listing-decision'(mail, links) {
    const { id, created_at } = submissionOf(mail);
    const decision = { ...mail.details, ...links, id, created_at };
    return { subject: decisionTitle(decision), letter: h(ListingDecisionLetter, { decision }) };
  },
  'listing-unconfirmed': ({ details: unconfirmed }, { franchiseUrl: listingUrl, privacyUrl }) => ({
    subject: unconfirmedTitle(unconfirmed),
    letter: h(ListingUnconfirmed, { unconfirmed, listingUrl, privacyUrl }),
  }),
};
