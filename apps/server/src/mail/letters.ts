import { formatDateTime } from '@naya/contract/format/date';
import type { MailKind } from '@naya/contract/mail/kinds';
import type { MailLinks, MailToWrite, WrittenMail } from '@naya/core/mail/send';
import type { SiteDetails } from '@naya/core/site-info/site-details';
import type { ReactElement } from 'react';

type WrittenLetter = {
  subject: string;
  letter: ReactElement;
  /** Whoever answers the mail writes to this e-mail. */
  replyTo?: string;
  /** Files are made when the mail is written. */
  attach?: () => Promise<WrittenMail['attachments']>;
};

/** What each of these kinds of mail says. */
export type Letters<Kind extends MailKind> = {
  [Each in Kind]: (mail: MailToWrite<Each>, links: MailLinks, site: SiteDetails) => WrittenLetter;
};

export type SubmissionOfMail = ReturnType<typeof submissionOf>;

/** For mails about a submission. */
export function submissionOf({ id, submission }: MailToWrite) {
  if (!submission) throw new Error(`Mail ${id} has lost its submission`);
  return submission;
}

export const referenceLine = ({ id, created_at }: { id: number; created_at: string }) =>
  `Reference ${id}, received on ${formatDateTime(created_at)} (Indian time).`;
