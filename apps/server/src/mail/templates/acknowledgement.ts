import { writeCalendar } from '@naya/contract/events/calendar';
import { formatDate } from '@naya/contract/format/date';
import { describeReader } from '@naya/contract/franchises/who-reads';
import { enquirySteps, questionsToAsk } from '@naya/contract/submissions/next-steps';
import type { kindNames } from '@naya/contract/submissions/facts';
import { createElement as h } from 'react';
import { ActionButton, Letter, Paragraph, plainName } from '../layout.ts';
import { referenceLine, submissionOf, type Letters } from '../letters.ts';
import { DataLinkNote, EndNote } from './personal-data.ts';

/** All that an acknowledgement may say of a submission: nothing of it was written by its sender. */
type AcknowledgedSubmission = {
  kind: keyof typeof kindNames;
  id: number;
  created_at: string;
  /** The public name of the franchise, or title and day of the event, that it is about. */
  brand: string | null;
  /** Whether that brand has it already. */
  isDelivered: boolean;
  /** The day until which that brand takes no enquiries. */
  paused_until: string | null;
  privacyUrl: string;
  /** Of an enquiry to a brand, or a registration, that its sender has not confirmed. */
  confirmUrl: string | null;
  /** Where the sender of an enquiry ends it. */
  endUrl: string | null;
};

const read = 'A person of our team reads it on a working day and answers you.';
const reviewed = 'A person of our team reviews it, and we write to you when it is decided.';

type Words = { subject: string; received: (about: string | null) => string; next: string };

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
  event: {
    subject: 'You are registered for an event',
    received: (event) => `You are registered for ${event ?? 'the event'}.`,
    next: 'The attached file puts it into your calendar. If you cannot come, answer this mail.',
  },
  report: {
    subject: 'We have your report',
    received: (brand) => `We have your report${brand ? ` about the listing of ${brand}` : ''}.`,
    next: 'A person of our team looks at it and writes to you what came of it. The brand does not learn who sent it.',
  },
};

/** An enquiry that is in its brand's inbox is answered by the brand. */
function nextOf({ kind, brand, isDelivered, paused_until }: AcknowledgedSubmission): string {
  if (kind === 'enquiry' && !isDelivered && paused_until) {
    return `${brand ?? 'The brand'} takes no enquiries until ${formatDate(paused_until)}. We keep yours and mail you when it opens again; it goes to them only if you say so then.`;
  }
  if (kind !== 'enquiry' || (!isDelivered && !brand)) return words[kind].next;
  return describeReader(isDelivered ? 'brand' : 'team', brand);
}

/** The mail is the first step itself, and its first sentence says who answers. */
function laterSteps(isPaused: boolean) {
  const [, , ...steps] = isPaused ? [] : enquirySteps(null, null);
  return [
    ...steps.map(({ when, what }) => h(Paragraph, { key: when }, `${when}: ${what}`)),
    h(Paragraph, { key: 'ask' }, 'What to ask before you pay anything:'),
    ...questionsToAsk.map((question) => h(Paragraph, { key: question }, `• ${question}`)),
  ];
}

/** The page of the link has a button: mail programs open links ahead of their readers. */
const confirmation = (href: string, kind: AcknowledgedSubmission['kind']) => [
  h(
    Paragraph,
    { key: 'why' },
    kind === 'investor'
      ? 'Please confirm that you sent it. The number of investors on our site counts confirmed registrations alone.'
      : 'Please confirm that you sent it. The brand sees whether you have, and only confirmed enquiries count for how often it answers.',
  ),
  h(ActionButton, { key: 'confirm', href, label: 'Confirm that I sent it' }),
];

/** To an e-mail that nobody has confirmed, so in our own words alone: whoever filled in the form wrote none of it. */
function Acknowledgement({ submission }: { submission: AcknowledgedSubmission }) {
  const { subject, received } = words[submission.kind];
  const next = nextOf(submission);
  const isPaused = !submission.isDelivered && submission.paused_until !== null;
  return h(
    Letter,
    { title: subject, preview: next },
    h(Paragraph, null, `Thank you. ${received(submission.brand)} ${next}`),
    h(Paragraph, null, referenceLine(submission)),
    ...(submission.confirmUrl ? confirmation(submission.confirmUrl, submission.kind) : []),
    ...(submission.kind === 'enquiry' ? laterSteps(isPaused) : []),
    h(
      Paragraph,
      null,
      'If it was not you who sent it, somebody gave us your e-mail: erase it by the link below, or do nothing.',
    ),
    h(EndNote, { href: submission.endUrl }),
    h(DataLinkNote, { href: submission.privacyUrl }),
  );
}

type RegisteredEvent = { id: number; title: string; date: string; location: string | null };

/** As it stood when the registration came: words of ours, not of its sender. */
function readEvent(payload: Record<string, unknown>): RegisteredEvent {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    id: Number(payload['eventId']),
    title: text(payload['eventTitle']),
    date: text(payload['eventDate']),
    location: text(payload['eventLocation']) || null,
  };
}

function calendarOf(event: RegisteredEvent | null, host: string, at: string) {
  const text = event?.date ? writeCalendar(event, host, new Date(at)) : null;
  const contentType = 'text/calendar; charset=utf-8';
  return text ? [{ filename: 'event.ics', contentType, content: Buffer.from(text) }] : undefined;
}

const describeEvent = ({ title, date, location }: RegisteredEvent): string =>
  [plainName(title), formatDate(date), location && plainName(location)].filter(Boolean).join(', ');

export const acknowledgementLetters: Letters<'acknowledgement'> = {
  acknowledgement(mail, { privacyUrl, confirmUrl, endUrl }) {
    const { id, kind, created_at } = submissionOf(mail);
    const event = kind === 'event' ? readEvent(submissionOf(mail).payload) : null;
    const brand = event ? describeEvent(event) : mail.brand && plainName(mail.brand);
    const { isDelivered, paused_until } = mail;
    const links = { privacyUrl, confirmUrl, endUrl };
    const submission = { id, kind, created_at, brand, isDelivered, paused_until, ...links };
    const { host } = new URL(privacyUrl);
    return {
      subject: words[kind].subject,
      letter: h(Acknowledgement, { submission }),
      attach: async () => calendarOf(event, host, created_at),
    };
  },
};
