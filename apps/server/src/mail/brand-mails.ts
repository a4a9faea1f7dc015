import { brandSignInTitle } from '@naya/contract/brands/sign-in';
import type { MailLinks, WrittenMail } from '@naya/core/mail/send';
import type { MailToSend } from '@naya/db/mail/queue';
import { createElement as h } from 'react';
import type { RenderMail } from './mails.ts';
import { plainName } from './plain-name.ts';
import { referenceLine } from './templates/acknowledgement.ts';
import * as account from './templates/brand-account.ts';
import * as answered from './templates/brand-answered.ts';
import * as change from './templates/brand-change.ts';
import * as enquiry from './templates/brand-enquiry.ts';

/** The mails of brands that concern no enquiry; null for all others. */
export function writeBrandMail(
  { mail }: MailToSend,
  { brandUrl }: MailLinks,
  renderMail: RenderMail,
): Promise<WrittenMail> | null {
  if (mail.kind === 'brand-sign-in') {
    const details = mail.details as { url: string; code: string };
    return renderMail(brandSignInTitle, h(account.BrandSignIn, details));
  }
  if (mail.kind === 'brand-invitation') {
    const details = mail.details as account.BrandInvitation;
    const letter = h(account.BrandInvitationLetter, { details, url: brandUrl });
    return renderMail(account.brandInvitationTitle(details), letter);
  }
  if (mail.kind !== 'brand-change') return null;
  const decision = mail.details as change.ChangeDecision;
  return renderMail(change.changeTitle(decision), h(change.ChangeDecisionLetter, { decision }));
}

type AboutEnquiry = Parameters<typeof enquiry.brandEnquiryTitle>[0] & {
  id: number;
  created_at: string;
};

/** The mails of one enquiry between a brand and an investor; null for all others. */
export async function writeEnquiryMail(
  { mail, brand }: MailToSend,
  submission: AboutEnquiry,
  { brandUrl, officeUrl }: MailLinks,
  renderMail: RenderMail,
): Promise<WrittenMail | null> {
  const reference = referenceLine(submission);
  if (mail.kind === 'brand-enquiry') {
    const name = plainName(brand ?? '') || 'your brand';
    const letter = h(enquiry.BrandEnquiry, { submission, brand: name, url: brandUrl });
    const written = await renderMail(enquiry.brandEnquiryTitle(submission, name), letter);
    return { ...written, replyTo: submission.email || undefined };
  }
  if (mail.kind === 'brand-reply') {
    const reply = mail.details as enquiry.BrandReply;
    const letter = h(enquiry.BrandReplyLetter, { reply, reference });
    return {
      ...(await renderMail(enquiry.brandReplyTitle(reply), letter)),
      replyTo: reply.replyTo,
    };
  }
  if (mail.kind === 'brand-answered') {
    const asked = mail.details as answered.AnsweredQuestion;
    const letter = h(answered.AnsweredLetter, { asked, reference });
    return renderMail(answered.answeredTitle(asked), letter);
  }
  const due = mail.details as enquiry.DueEnquiry;
  if (mail.kind === 'brand-reminder') {
    const letter = h(enquiry.BrandReminder, { due, url: brandUrl });
    return renderMail(enquiry.brandReminderTitle(due), letter);
  }
  if (mail.kind !== 'brand-overdue') return null;
  return renderMail(enquiry.brandOverdueTitle(due), h(enquiry.BrandOverdue, { due, officeUrl }));
}
