import { formatDateTime } from '@naya/contract/format/date';
import { factsOf } from '@naya/contract/submissions/facts';
import { createElement as h } from 'react';
import { ActionButton, Facts, Letter, Paragraph, SmallPrint } from '../layout.ts';
import type { SubmissionForMail } from '../mails.ts';
import { plainName } from '../plain-name.ts';

export const brandEnquiryTitle = ({ name }: SubmissionForMail, brand: string) =>
  `Enquiry about ${brand}: ${name}`;

type EnquiryForBrand = { submission: SubmissionForMail; brand: string; url: string };

/** To a brand's person who has signed in before: what the investor sent for the brand, and nothing else of them. */
export function BrandEnquiry({ submission, brand, url }: EnquiryForBrand) {
  const answer = submission.email
    ? 'Answer this mail, or answer in your inbox: then it counts as answered.'
    : 'No e-mail address was given, so please call.';
  return h(
    Letter,
    { title: brandEnquiryTitle(submission, brand), preview: answer },
    h(Facts, {
      facts: { ...factsOf(submission.payload), 'E-mail': submission.email || 'not given' },
    }),
    h(Paragraph, null, answer),
    h(ActionButton, { href: url, label: 'Open it in your inbox' }),
    h(
      SmallPrint,
      null,
      'If you answer by your own means, please mark it as answered in the inbox. Use these details for this enquiry alone.',
    ),
  );
}

export type BrandReply = {
  businessName: string;
  text: string;
  replyTo: string;
  /** Our team wrote it in the brand's place. */
  isOnBehalf?: boolean;
};

export const brandReplyTitle = ({ businessName }: BrandReply) =>
  `${plainName(businessName)} has answered your enquiry`;

/** To the investor: the brand's words. An answer to this mail goes to the brand. */
export function BrandReplyLetter({ reply, reference }: { reply: BrandReply; reference: string }) {
  const name = plainName(reply.businessName);
  return h(
    Letter,
    { title: brandReplyTitle(reply), preview: `An answer from ${name}` },
    h(Facts, {
      facts: {
        [reply.isOnBehalf ? `We write on behalf of ${name}` : `${name} writes`]: reply.text,
      },
    }),
    h(Paragraph, null, 'Answer this mail to write to them directly.'),
    h(SmallPrint, null, `${reference} If you did not ask, do nothing.`),
  );
}

export type DueEnquiry = { businessName: string; due_at: string };

const dueLine = ({ due_at }: DueEnquiry) => `${formatDateTime(due_at)} (Indian time)`;

export const brandReminderTitle = ({ businessName }: DueEnquiry) =>
  `An enquiry about ${plainName(businessName)} waits for your answer`;

/** To the brand, before the answer is due. */
export function BrandReminder({ due, url }: { due: DueEnquiry; url: string }) {
  const text = `Please answer by ${dueLine(due)}. Investors see how often you answer within two working days.`;
  return h(
    Letter,
    { title: brandReminderTitle(due), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: url, label: 'Open the enquiry' }),
  );
}

export const brandOverdueTitle = ({ businessName }: DueEnquiry) =>
  `${plainName(businessName)} has not answered an enquiry`;

/** To the operator, after it was due. */
export function BrandOverdue({ due, officeUrl }: { due: DueEnquiry; officeUrl: string }) {
  const text = `The answer was due on ${dueLine(due)}. Call the brand, or answer the investor yourself.`;
  return h(
    Letter,
    { title: brandOverdueTitle(due), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: officeUrl, label: 'Open it in the back office' }),
  );
}
