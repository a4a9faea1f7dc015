import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph } from '../layout.ts';
import type { ListingDecision } from '../mails.ts';
import { DataLinkNote } from './data-link-note.ts';

const words = {
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
} as const;

/** To the one who submitted a listing, at each step of its way. */
export function ListingDecisionLetter({ decision }: { decision: ListingDecision }) {
  const { title, text } = words[decision.status];
  return h(
    Letter,
    { title: `${decision.businessName} ${title}`, preview: text },
    h(Paragraph, null, text),
    decision.reason ? h(Facts, { facts: { Reason: decision.reason } }) : null,
    decision.status === 'approved' && decision.franchiseUrl
      ? h(ActionButton, { href: decision.franchiseUrl, label: 'See your listing' })
      : null,
    h(DataLinkNote, { href: decision.privacyUrl }),
  );
}
