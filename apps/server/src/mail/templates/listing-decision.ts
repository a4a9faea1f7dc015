import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph } from '../layout.ts';
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
    text: 'We have reviewed your listing, and it is public now. Enquiries reach you through us.',
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
    decision.status === 'approved' && decision.franchiseUrl
      ? h(ActionButton, { href: decision.franchiseUrl, label: 'See your listing' })
      : null,
    h(DataLinkNote, { href: decision.privacyUrl }),
  );
}
