import { cleanLine } from '@naya/contract/unwanted-characters';
import type { MailKind } from '@naya/contract/mail/kinds';
import type { MailLinks, MailToWrite, WrittenMail } from '@naya/core/mail/send';
import type { SiteDetails } from '@naya/core/site-info/site-details';
import { render } from '@react-email/components';
import { createElement as h } from 'react';
import { SiteDetailsContext } from './layout.ts';
import type { Letters } from './letters.ts';
import { acknowledgementLetters } from './templates/acknowledgement.ts';
import { billingLetters } from './templates/billing.ts';
import { brandAccountLetters } from './templates/brand-account.ts';
import { brandChangeLetters } from './templates/brand-change.ts';
import { brandEnquiryLetters } from './templates/brand-enquiry.ts';
import { leadLetters } from './templates/leads.ts';
import { listingLetters } from './templates/listing.ts';
import { officeAccountLetters } from './templates/office-account.ts';
import { operatorNoticeLetters } from './templates/operator-notice.ts';
import { personalDataLetters } from './templates/personal-data.ts';

const letters: Letters<MailKind> = {
  ...acknowledgementLetters,
  ...billingLetters,
  ...brandAccountLetters,
  ...brandChangeLetters,
  ...brandEnquiryLetters,
  ...leadLetters,
  ...listingLetters,
  ...officeAccountLetters,
  ...operatorNoticeLetters,
  ...personalDataLetters,
};

/** A line break would begin another header; a mail program would decode `=?utf-8?Q?…?=`, whatever it hides. */
function asSubject(text: string): string {
  return cleanLine(text).replaceAll('=?', '= ?').slice(0, 200);
}

export async function writeMail<Kind extends MailKind>(
  mail: MailToWrite<Kind>,
  links: MailLinks,
  site: SiteDetails,
): Promise<WrittenMail> {
  const { subject, letter, replyTo, attach } = letters[mail.kind](mail, links, site);
  const framed = h(SiteDetailsContext.Provider, { value: site }, letter);
  const [html, text] = await Promise.all([render(framed), render(framed, { plainText: true })]);
  const attachments = await attach?.();
  return { subject: asSubject(subject), html, text, replyTo: replyTo || undefined, attachments };
}
