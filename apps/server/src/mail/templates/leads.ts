import { createElement as h } from 'react';
import { formatDate } from '@naya/contract/format/date';
import type { MailDetails } from '@naya/contract/mail/kinds';
import { kindNames } from '@naya/contract/submissions/facts';
import { ActionButton, Letter, Paragraph, SmallPrint } from '../layout.ts';
import { EndNote } from './personal-data.ts';
import { referenceLine, submissionOf, type Letters, type SubmissionOfMail } from '../letters.ts';

type AboutLead = Pick<SubmissionOfMail, 'kind' | 'id' | 'created_at'> & { officeUrl: string };
type DueLead = AboutLead & MailDetails['lead-due'];

const leadDueTitle = ({ kind, id }: DueLead) => `Due: the next step of ${kindNames[kind]} ${id}`;

/** To somebody of ours: what they wanted to do about a lead, on the day. */
function LeadDue({ due }: { due: DueLead }) {
  const what = due.step ? `Next step: ${due.step}.` : 'No next step is written down.';
  return h(
    Letter,
    { title: leadDueTitle(due), preview: what },
    h(Paragraph, null, `${what} Due on ${formatDate(due.due_on)}. ${referenceLine(due)}`),
    h(ActionButton, { href: due.officeUrl, label: 'Open it in the back office' }),
  );
}

/** `by` a colleague. */
type GivenLead = AboutLead & MailDetails['lead-given'];

const leadGivenTitle = ({ kind, id }: GivenLead) =>
  `Yours now: ${kindNames[kind]}, reference ${id}`;

/** To somebody of ours: a lead to work off. They read the visitor's text in the office. */
function LeadGiven({ given }: { given: GivenLead }) {
  return h(
    Letter,
    { title: leadGivenTitle(given), preview: `${given.by} has given it to you.` },
    h(Paragraph, null, `${given.by} has given you a lead. ${referenceLine(given)}`),
    h(ActionButton, { href: given.officeUrl, label: 'Open it in the back office' }),
  );
}

/** Written by somebody of ours, who has read the lead. */
type LeadReply = MailDetails['lead-reply'];

/** A paragraph for each block of the text; a line within one stays a line. */
function blocksOf(text: string) {
  return text.split(/\n{2,}/).map((block, at) => {
    const lines = block
      .split('\n')
      .flatMap((line, index) => (index > 0 ? [h('br'), line] : [line]));
    return h(Paragraph, { key: at }, ...lines);
  });
}

type LeadReplyProps = { reply: LeadReply; reference: string; endUrl: string | null };

/** To the sender of a lead. An answer goes to our own e-mail. */
function LeadReplyLetter({ reply, reference, endUrl }: LeadReplyProps) {
  return h(
    Letter,
    { title: reply.subject, preview: reply.text.slice(0, 120) },
    ...blocksOf(reply.text),
    h(Paragraph, null, reply.by),
    h(SmallPrint, null, `${reference} If you did not write to us, do nothing.`),
    h(EndNote, { href: endUrl }),
  );
}

export const leadLetters: Letters<'lead-due' | 'lead-given' | 'lead-reply'> = {
  'lead-due'(mail, { officeUrl }) {
    const due = { ...submissionOf(mail), ...mail.details, officeUrl };
    return { subject: leadDueTitle(due), letter: h(LeadDue, { due }) };
  },
  'lead-given'(mail, { officeUrl }) {
    const given = { ...submissionOf(mail), ...mail.details, officeUrl };
    return { subject: leadGivenTitle(given), letter: h(LeadGiven, { given }) };
  },
  'lead-reply'(mail, { endUrl }) {
    const { details: reply } = mail;
    const reference = referenceLine(submissionOf(mail));
    return { subject: reply.subject, letter: h(LeadReplyLetter, { reply, reference, endUrl }) };
  },
};
