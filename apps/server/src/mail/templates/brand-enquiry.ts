import { createElement as h } from 'react';
import { formatDateTime } from '@naya/contract/format/date';
import type { MailDetails } from '@naya/contract/mail/kinds';
import { factsOf } from '@naya/contract/submissions/facts';
import {
  ActionButton,
  Facts,
  Letter,
  Paragraph,
  SmallPrint,
  TextLink,
  plainName,
} from '../layout.ts';
import { EndNote } from './personal-data.ts';
import { referenceLine, submissionOf, type Letters, type SubmissionOfMail } from '../letters.ts';

const brandEnquiryTitle = ({ name }: SubmissionOfMail, brand: string) =>
  `Enquiry about ${brand}: ${name}`;

type EnquiryForBrand = {
  submission: SubmissionOfMail;
  brand: string;
  url: string;
  isThroughUs: boolean;
};

const unconfirmed =
  'Its sender has not confirmed this enquiry yet. It may be real all the same; for your reply rate it counts only once they have, and your time to answer begins then.';

/** To a brand's person who has signed in before: what the investor sent for the brand, and nothing else of them. */
function BrandEnquiry({ submission, brand, url, isThroughUs }: EnquiryForBrand) {
  const answer = howToAnswer(submission, isThroughUs);
  const email = isThroughUs ? '' : submission.email || 'not given';
  return h(
    Letter,
    { title: brandEnquiryTitle(submission, brand), preview: answer },
    h(Facts, { facts: { ...factsOf(submission.payload), 'E-mail': email } }),
    ...(submission.confirmed_at ? [] : [h(Paragraph, { key: 'unconfirmed' }, unconfirmed)]),
    h(Paragraph, { key: 'answer' }, answer),
    h(ActionButton, { href: url, label: 'Open it in your inbox' }),
    h(
      SmallPrint,
      null,
      'If you answer by your own means, please mark it as answered in the inbox. Use these details for this enquiry alone.',
    ),
  );
}

function howToAnswer({ name, email }: SubmissionOfMail, isThroughUs: boolean): string {
  if (!email) return 'No e-mail address was given, so please call.';
  return isThroughUs
    ? `Answer this mail, or answer in your inbox: ${plainName(name)} reads your words, not your address, and it counts as answered. Attachments are not passed on.`
    : 'Answer in your inbox: then it counts as answered. An answer to this mail goes to the investor, past us.';
}

type HeldEnquiries = MailDetails['brand-enquiries'];

const heldEnquiriesTitle = ({ businessName, count }: HeldEnquiries) =>
  `${count} more ${count === 1 ? 'enquiry' : 'enquiries'} about ${plainName(businessName)}`;

/** To a brand's person: what reached the inbox without a mail of its own, because too many came at once. */
function HeldEnquiriesLetter({ held, url }: { held: HeldEnquiries; url: string }) {
  const text =
    'More enquiries came than we send mails for, so this one tells of the rest. All of them are in your inbox.';
  return h(
    Letter,
    { title: heldEnquiriesTitle(held), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: url, label: 'Open your inbox' }),
  );
}

type BrandReply = MailDetails['brand-reply'];
type ToInvestor = { reference: string; endUrl: string | null };

const throughUs = (name: string) =>
  `Answer this mail to write back: ${name} reads your words, not your address. Attachments are not passed on.`;

const brandReplyTitle = ({ businessName }: BrandReply) =>
  `${plainName(businessName)} has answered your enquiry`;

type BrandReplyProps = ToInvestor & { reply: BrandReply; isThroughUs: boolean };

/** To the investor: the brand's words. An answer to this mail goes to the brand. */
function BrandReplyLetter({ reply, reference, endUrl, isThroughUs }: BrandReplyProps) {
  const name = plainName(reply.businessName);
  return h(
    Letter,
    { title: brandReplyTitle(reply), preview: `An answer from ${name}` },
    h(Facts, {
      facts: {
        [reply.isOnBehalf ? `We write on behalf of ${name}` : `${name} writes`]: reply.text,
      },
    }),
    h(
      Paragraph,
      null,
      isThroughUs ? throughUs(name) : 'Answer this mail to write to them directly.',
    ),
    h(SmallPrint, null, `${reference} If you did not ask, do nothing.`),
    h(EndNote, { href: endUrl }),
  );
}

type InvestorAnswer = MailDetails['investor-answer'];

const investorAnswerTitle = ({ name, businessName }: InvestorAnswer) =>
  `${plainName(name)} has answered ${plainName(businessName)}`;

/** To a brand's person: the investor's words. */
function InvestorAnswerLetter({ answer, url }: { answer: InvestorAnswer; url: string }) {
  const name = plainName(answer.name) || 'The investor';
  return h(
    Letter,
    { title: investorAnswerTitle(answer), preview: `An answer from ${name}` },
    h(Facts, { facts: { [`${name} writes`]: answer.text } }),
    h(Paragraph, null, throughUs(name)),
    h(ActionButton, { href: url, label: 'Open the conversation' }),
  );
}

type Bounced = MailDetails['mail-bounced'];

const bouncedTitle = ({ businessName, whose }: Bounced) =>
  whose === 'brand'
    ? `A mail to ${plainName(businessName)} has come back`
    : `A mail about ${plainName(businessName)} has come back`;

type BouncedProps = { bounced: Bounced; url: string };

/** To the side whose own mailbox takes mail. */
function BouncedLetter({ bounced, url }: BouncedProps) {
  const name = plainName(bounced.businessName);
  const isBrand = bounced.whose === 'brand';
  const text = isBrand
    ? `Your words lie in the inbox of ${name} here, but a mailbox there has returned the mail that tells of them. Our team sees that.`
    : 'The investor’s mailbox has returned our mail, so they may not have read what you wrote.';
  return h(
    Letter,
    { title: bouncedTitle(bounced), preview: text },
    h(Paragraph, null, text),
    isBrand ? null : h(ActionButton, { href: url, label: 'Open the conversation' }),
  );
}

type Declined = MailDetails['brand-declined'];

const declinedTitle = ({ businessName }: Declined) =>
  `${plainName(businessName)} says that it is not a fit`;

type DeclinedProps = { declined: Declined; franchiseUrl: string | null; reference: string };

/** To the investor, in our own words: the brand's reason stays with the brand. */
function DeclinedLetter({ declined, franchiseUrl, reference }: DeclinedProps) {
  const name = plainName(declined.businessName);
  const text = `${name} has read your enquiry and says that it does not fit for now.`;
  return h(
    Letter,
    { title: declinedTitle(declined), preview: text },
    h(
      Paragraph,
      null,
      `${text} That is about this brand, place and time, and no judgement of you.`,
    ),
    h(Paragraph, null, 'The enquiry has ended with it. Nobody writes to you about it any more.'),
    franchiseUrl ? h(ActionButton, { href: franchiseUrl, label: 'See brands like it' }) : null,
    h(SmallPrint, null, reference),
  );
}

type Reopened = MailDetails['brand-reopened'];

const reopenedTitle = ({ businessName }: Reopened) =>
  `${plainName(businessName)} takes enquiries again`;

type ReopenedProps = ToInvestor & { reopened: Reopened; confirmUrl: string | null };

/** To the sender of an enquiry that came while the brand was pausing: it goes on by their press alone. */
function ReopenedLetter({ reopened, reference, endUrl, confirmUrl }: ReopenedProps) {
  const text = 'Your enquiry has not gone to them yet. It goes if you still want it to.';
  return h(
    Letter,
    { title: reopenedTitle(reopened), preview: text },
    h(Paragraph, null, text),
    confirmUrl ? h(ActionButton, { href: confirmUrl, label: 'Send it to them now' }) : null,
    h(SmallPrint, null, `${reference} If you do nothing, it stays with us. We mail this once.`),
    h(EndNote, { href: endUrl }),
  );
}

type Ended = MailDetails['enquiry-ended'];

const endedTitle = ({ businessName }: Ended) =>
  `An enquiry about ${plainName(businessName)} has ended`;

/** To a brand's person, without a word of who it was. */
function EndedLetter({ ended, url }: { ended: Ended; url: string }) {
  const text = 'The investor has ended it. Please do not write or call about it any more.';
  return h(
    Letter,
    { title: endedTitle(ended), preview: text },
    h(
      Paragraph,
      null,
      `It is the enquiry with the reference ${ended.reference}, of ${formatDateTime(ended.delivered_at)} (Indian time). ${text}`,
    ),
    h(
      Paragraph,
      null,
      'Number and e-mail address are gone from your inbox, and its time to answer has ended. Please delete what you hold of them elsewhere, too.',
    ),
    h(ActionButton, { href: url, label: 'Open your inbox' }),
  );
}

type DueEnquiry = MailDetails['brand-reminder'];

const dueLine = ({ due_at }: DueEnquiry) => `${formatDateTime(due_at)} (Indian time)`;

const brandReminderTitle = ({ businessName }: DueEnquiry) =>
  `An enquiry about ${plainName(businessName)} waits for your answer`;

/** To the brand, before the answer is due. */
function BrandReminder({ due, url }: { due: DueEnquiry; url: string }) {
  const text = `Please answer by ${dueLine(due)}. Investors see how often you answer within two working days.`;
  return h(
    Letter,
    { title: brandReminderTitle(due), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: url, label: 'Open the enquiry' }),
  );
}

const brandOverdueTitle = ({ businessName }: DueEnquiry) =>
  `${plainName(businessName)} has not answered an enquiry`;

/** To the operator, after it was due. */
function BrandOverdue({ due, officeUrl }: { due: DueEnquiry; officeUrl: string }) {
  const text = `The answer was due on ${dueLine(due)}. Call the brand, or answer the investor yourself.`;
  return h(
    Letter,
    { title: brandOverdueTitle(due), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: officeUrl, label: 'Open it in the back office' }),
  );
}

type AnsweredQuestion = MailDetails['brand-answered'];

const answeredTitle = ({ businessName }: AnsweredQuestion) =>
  `Did ${plainName(businessName)} answer you?`;

/** To the investor, once, a week later. Each link opens a page with one button, and counts when that is pressed. */
function AnsweredLetter({ asked, reference, endUrl }: ToInvestor & { asked: AnsweredQuestion }) {
  const text = `You asked about ${plainName(asked.businessName)} a week ago. Tell us with one press whether they answered: others see how reliable a brand is.`;
  return h(
    Letter,
    { title: answeredTitle(asked), preview: text },
    h(Paragraph, null, text),
    h(ActionButton, { href: asked.urls.yes, label: 'Yes, they answered' }),
    h(Paragraph, null, h(TextLink, { href: asked.urls.no, label: 'No, I heard nothing' })),
    h(
      Paragraph,
      null,
      h(TextLink, { href: asked.urls.rubbish, label: 'They wrote, but it was no answer' }),
    ),
    h(SmallPrint, null, `${reference} We ask this once.`),
    h(EndNote, { href: endUrl }),
  );
}

type EnquiryKind =
  | 'brand-enquiry'
  | 'brand-enquiries'
  | 'brand-reply'
  | 'investor-answer'
  | 'mail-bounced'
  | 'brand-declined'
  | 'brand-reopened'
  | 'enquiry-ended'
  | 'brand-reminder'
  | 'brand-overdue'
  | 'brand-answered';

export const brandEnquiryLetters: Letters<EnquiryKind> = {
  'brand-enquiry'(mail, { brandUrl: url, threadAddress }) {
    const submission = submissionOf(mail);
    const brand = plainName(mail.brand ?? '') || 'your brand';
    return {
      subject: brandEnquiryTitle(submission, brand),
      letter: h(BrandEnquiry, { submission, brand, url, isThroughUs: threadAddress !== null }),
      replyTo: threadAddress ?? submission.email,
    };
  },
  'brand-enquiries': ({ details: held }, { brandUrl: url }) => ({
    subject: heldEnquiriesTitle(held),
    letter: h(HeldEnquiriesLetter, { held, url }),
  }),
  'brand-declined'(mail, { franchiseUrl }) {
    const { details: declined } = mail;
    const reference = referenceLine(submissionOf(mail));
    return {
      subject: declinedTitle(declined),
      letter: h(DeclinedLetter, { declined, franchiseUrl, reference }),
    };
  },
  'brand-reopened'(mail, { endUrl, confirmUrl }) {
    const { details: reopened } = mail;
    const reference = referenceLine(submissionOf(mail));
    return {
      subject: reopenedTitle(reopened),
      letter: h(ReopenedLetter, { reopened, reference, endUrl, confirmUrl }),
    };
  },
  'enquiry-ended': ({ details: ended }, { brandUrl: url }) => ({
    subject: endedTitle(ended),
    letter: h(EndedLetter, { ended, url }),
  }),
  'brand-reply'(mail, { endUrl, threadAddress }) {
    const { details: reply } = mail;
    const reference = referenceLine(submissionOf(mail));
    const isThroughUs = threadAddress !== null;
    return {
      subject: brandReplyTitle(reply),
      letter: h(BrandReplyLetter, { reply, reference, endUrl, isThroughUs }),
      replyTo: threadAddress ?? reply.replyTo,
    };
  },
  'investor-answer': ({ details: answer }, { brandUrl: url, threadAddress }) => ({
    subject: investorAnswerTitle(answer),
    letter: h(InvestorAnswerLetter, { answer, url }),
    ...(threadAddress && { replyTo: threadAddress }),
  }),
  'mail-bounced': ({ details: bounced }, { brandUrl: url }) => ({
    subject: bouncedTitle(bounced),
    letter: h(BouncedLetter, { bounced, url }),
  }),
  'brand-reminder': ({ details: due }, { brandUrl: url }) => ({
    subject: brandReminderTitle(due),
    letter: h(BrandReminder, { due, url }),
  }),
  'brand-overdue': ({ details: due }, { officeUrl }) => ({
    subject: brandOverdueTitle(due),
    letter: h(BrandOverdue, { due, officeUrl }),
  }),
  'brand-answered'(mail, { endUrl }) {
    const { details: asked } = mail;
    const reference = referenceLine(submissionOf(mail));
    return {
      subject: answeredTitle(asked),
      letter: h(AnsweredLetter, { asked, reference, endUrl }),
    };
  },
};
