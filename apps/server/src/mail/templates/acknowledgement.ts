import { createElement as h } from 'react';
import { Facts, Letter, Paragraph } from '../layout.ts';
import type { SubmissionForMail } from '../mails.ts';
import { factsOf } from '@naya/contract/format/submission-facts';
import { DataLinkNote } from './data-link-note.ts';

const opening = {
  enquiry:
    'Thank you for your enquiry! A representative will contact you shortly. We pass it to this brand and to nobody else.',
  investor:
    'Thank you for registering. We will write to you when a franchise fits your city and budget.',
  contact: 'Thank you for your message. A person reads it and answers within two working days.',
  listing:
    'Thank you for listing your franchise with us. Somebody reviews it now, and we write to you when it is decided.',
} as const;

/** To the sender: what we got, and the way to see, take or erase it. */
export function Acknowledgement({ submission }: { submission: SubmissionForMail }) {
  return h(
    Letter,
    { title: `We have it, ${submission.name}`, preview: opening[submission.kind] },
    h(Paragraph, null, opening[submission.kind]),
    h(Facts, { facts: factsOf(submission.payload) }),
    h(DataLinkNote, { href: submission.privacyUrl }),
  );
}
