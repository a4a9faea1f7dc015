import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import { createElement as h, Fragment } from 'react';
import { ActionButton, Facts, Letter, Paragraph, TextLink } from '../layout.ts';
import type { ListingDecision } from '../mails.ts';
import { plainName } from '../plain-name.ts';
import { referenceLine } from './acknowledgement.ts';
import { DataLinkNote } from './data-link-note.ts';

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
export function decisionTitle({ status, businessName }: ListingDecision): string {
  const isUnapproved = status === 'rejected' || status === 'pending';
  const name = isUnapproved ? '' : plainName(businessName);
  return `${name || 'Your franchise listing'} ${words[status].title}`;
}

/** To the one who submitted a listing, at each step of its way. */
export function ListingDecisionLetter({ decision }: { decision: ListingDecision }) {
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
