import type { MailLinks } from '@naya/core/mail';
import type { MailToSend } from '@naya/db/queries/mails';
import { render } from '@react-email/components';
import { createElement as h, type ReactElement } from 'react';
import { kindNames } from '@naya/contract/format/submission-facts';
import { Acknowledgement } from './templates/acknowledgement.ts';
import { DataLinkLetter } from './templates/data-link.ts';
import { ListingDecisionLetter } from './templates/listing-decision.ts';
import { OperatorNotice } from './templates/operator-notice.ts';
import { PasswordReset } from './templates/password-reset.ts';

export type SubmissionForMail = {
  kind: keyof typeof kindNames;
  name: string;
  email: string;
  phone: string | null;
  incomplete: boolean;
  payload: Record<string, unknown>;
  privacyUrl: string;
};

type Decided = {
  status: 'approved' | 'rejected' | 'suspended';
  businessName: string;
  reason: string | null;
};
export type ListingDecision = Decided & MailLinks;

type Written = { subject: string; html: string; text: string };

async function finished(subject: string, letter: ReactElement): Promise<Written> {
  const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true })]);
  // A line break in a subject would begin another header.
  return { subject: subject.replace(/\s+/g, ' ').slice(0, 200), html, text };
}

export async function writeMail(toSend: MailToSend, links: MailLinks): Promise<Written> {
  const { mail } = toSend;
  if (mail.kind === 'listing-decision') {
    const decision = { ...(mail.details as Decided), ...links };
    return finished(
      `Your listing ${decision.businessName}: ${decision.status}`,
      h(ListingDecisionLetter, { decision }),
    );
  }
  if (mail.kind === 'password-reset') {
    const { name, url } = mail.details as { name: string; url: string };
    return finished('Your password for the back office', h(PasswordReset, { name, url }));
  }
  if (mail.kind === 'data-link') {
    const { privacyUrl } = links;
    return finished('Your data with us', h(DataLinkLetter, { privacyUrl }));
  }
  const submission = submissionOf(toSend, links);
  const kind = kindNames[submission.kind];
  return mail.kind === 'operator-notice'
    ? finished(`New ${kind}: ${submission.name}`, h(OperatorNotice, { submission }))
    : finished(`We have your ${kind}`, h(Acknowledgement, { submission }));
}

function submissionOf({ mail, submission }: MailToSend, links: MailLinks): SubmissionForMail {
  if (!submission) throw new Error(`Mail ${mail.id} has lost its submission`);
  return {
    ...submission,
    payload: submission.payload as Record<string, unknown>,
    privacyUrl: links.privacyUrl,
  };
}
