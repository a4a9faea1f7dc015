import { formatDateTime } from '@naya/contract/format/date';
import { enquirySteps, questionsToAsk } from '@naya/contract/submissions/next-steps';
import { createElement as h } from 'react';
import { Letter, Paragraph } from '../layout.ts';
import type { AcknowledgedSubmission } from '../mails.ts';
import { DataLinkNote } from './data-link-note.ts';

const read = 'A person of our team reads it on a working day and answers you.';
const reviewed = 'A person of our team reviews it, and we write to you when it is decided.';

type Words = { subject: string; received: (brand: string | null) => string; next: string };

const words: Record<AcknowledgedSubmission['kind'], Words> = {
  enquiry: {
    subject: 'We have your enquiry',
    received: (brand) => `We have your enquiry${brand ? ` about ${brand}` : ''}.`,
    next: read,
  },
  investor: {
    subject: 'We have your registration',
    received: () => 'We have your registration as an investor.',
    next: read,
  },
  contact: {
    subject: 'We have your message',
    received: () => 'We have your message.',
    next: read,
  },
  listing: {
    subject: 'We have your franchise listing',
    received: () => 'We have your franchise listing.',
    next: reviewed,
  },
};

export const acknowledgementSubject = ({ kind }: AcknowledgedSubmission) => words[kind].subject;

export const referenceLine = ({ id, created_at }: { id: number; created_at: string }) =>
  `Reference ${id}, received on ${formatDateTime(created_at)} (Indian time).`;

/** An enquiry that is in its brand's inbox is answered by the brand. */
function nextOf({ kind, brand, isDelivered }: AcknowledgedSubmission): string {
  if (!isDelivered) return words[kind].next;
  return `It is with ${brand ?? 'the brand'} now, who answer you directly. We look whether they do.`;
}

/** The mail is the first step itself, and its first sentence says who answers. */
function laterSteps() {
  const [, , ...steps] = enquirySteps;
  return [
    ...steps.map(({ when, what }) => h(Paragraph, { key: when }, `${when}: ${what}`)),
    h(Paragraph, { key: 'ask' }, 'What to ask before you pay anything:'),
    ...questionsToAsk.map((question) => h(Paragraph, { key: question }, `• ${question}`)),
  ];
}

/** To an e-mail that nobody has confirmed, so in our own words alone: whoever filled in the form wrote none of it. */
export function Acknowledgement({ submission }: { submission: AcknowledgedSubmission }) {
  const { subject, received } = words[submission.kind];
  const next = nextOf(submission);
  return h(
    Letter,
    { title: subject, preview: next },
    h(Paragraph, null, `Thank you. ${received(submission.brand)} ${next}`),
    h(Paragraph, null, referenceLine(submission)),
    ...(submission.kind === 'enquiry' ? laterSteps() : []),
    h(
      Paragraph,
      null,
      'If it was not you who sent it, somebody gave us your e-mail: erase it by the link below, or do nothing.',
    ),
    h(DataLinkNote, { href: submission.privacyUrl }),
  );
}
