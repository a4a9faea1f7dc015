import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import type { MailLinks, WrittenMail } from '@naya/core/mail/send';
import type { SiteDetails } from '@naya/core/site-info/site-details';
import type { MailToSend } from '@naya/db/mail/queue';
import { render } from '@react-email/components';
import { createElement as h, type ReactElement } from 'react';
import { kindNames } from '@naya/contract/submissions/facts';
import { cleanLine } from '@naya/contract/submissions/fields';
import { writeBrandMail, writeEnquiryMail } from './brand-mails.ts';
import { SiteDetailsContext } from './layout.ts';
import { plainName } from './plain-name.ts';
import {
  Acknowledgement,
  acknowledgementSubject,
  referenceLine,
} from './templates/acknowledgement.ts';
import {
  ContactErased,
  contactErasedTitle,
  type ContactLosses,
} from './templates/contact-erased.ts';
import { DataLinkLetter } from './templates/data-link.ts';
import { Invitation, invitationTitle, type Invited } from './templates/invitation.ts';
import { LeadDue, leadDueTitle, type DueStep } from './templates/lead-due.ts';
import { LeadReplyLetter, type LeadReply } from './templates/lead-reply.ts';
import { LeadGiven, leadGivenTitle } from './templates/lead-given.ts';
import { decisionTitle, ListingDecisionLetter } from './templates/listing-decision.ts';
import {
  ListingUnconfirmed,
  unconfirmedTitle,
  type Unconfirmed,
} from './templates/listing-unconfirmed.ts';
import { OperatorNotice } from './templates/operator-notice.ts';
import { TestMail, testMailTitle } from './templates/test-mail.ts';
import { PasswordReset } from './templates/password-reset.ts';

export type SubmissionForMail = {
  kind: keyof typeof kindNames;
  name: string;
  email: string;
  phone: string | null;
  incomplete: boolean;
  payload: Record<string, unknown>;
};

/** All that an acknowledgement may say of a submission: nothing of it was written by its sender. */
export type AcknowledgedSubmission = {
  kind: keyof typeof kindNames;
  id: number;
  created_at: string;
  /** The public name of the franchise it is about. */
  brand: string | null;
  /** Whether that brand has it already. */
  isDelivered: boolean;
  privacyUrl: string;
};

type Decided = {
  status: FranchiseStatus;
  businessName: string;
  reason: string | null;
};
export type ListingDecision = Decided & MailLinks & { id: number; created_at: string };

export type RenderMail = (subject: string, letter: ReactElement) => Promise<WrittenMail>;

const createRenderMail =
  (site: SiteDetails): RenderMail =>
  async (subject, content) => {
    const letter = h(SiteDetailsContext.Provider, { value: site }, content);
    const [html, text] = await Promise.all([render(letter), render(letter, { plainText: true })]);
    return { subject: asSubject(subject), html, text };
  };

/** A line break would begin another header; a mail program would decode `=?utf-8?Q?…?=`, whatever it hides. */
function asSubject(text: string): string {
  return cleanLine(text).replaceAll('=?', '= ?').slice(0, 200);
}

export async function writeMail(
  toSend: MailToSend,
  links: MailLinks,
  site: SiteDetails,
): Promise<WrittenMail> {
  const { mail } = toSend;
  const renderMail = createRenderMail(site);
  if (mail.kind === 'password-reset') {
    const { name, url, role } = mail.details as Omit<Invited, 'role'> & Partial<Invited>;
    if (role) {
      const letter = h(Invitation, { invited: { name, url, role }, site: site.name });
      return renderMail(invitationTitle(site.name), letter);
    }
    return renderMail('Your password for the back office', h(PasswordReset, { name, url }));
  }
  if (mail.kind === 'test-mail') return renderMail(testMailTitle, h(TestMail));
  if (mail.kind === 'data-link') {
    const { privacyUrl } = links;
    return renderMail('Your data with us', h(DataLinkLetter, { privacyUrl }));
  }
  if (mail.kind === 'contact-erased') {
    const losses = mail.details as ContactLosses;
    return renderMail(contactErasedTitle, h(ContactErased, { losses, officeUrl: links.officeUrl }));
  }
  const forBrand = writeBrandMail(toSend, links, renderMail);
  if (forBrand) return forBrand;
  if (mail.kind === 'listing-unconfirmed') {
    const unconfirmed = mail.details as Unconfirmed;
    const { franchiseUrl: listingUrl, privacyUrl } = links;
    const letter = h(ListingUnconfirmed, { unconfirmed, listingUrl, privacyUrl });
    return renderMail(unconfirmedTitle(unconfirmed), letter);
  }
  const submission = submissionOf(toSend);
  const ofEnquiry = await writeEnquiryMail(toSend, submission, links, renderMail);
  if (ofEnquiry) return ofEnquiry;
  const { id, kind, created_at } = submission;
  if (mail.kind === 'listing-decision') {
    const decision = { ...(mail.details as Decided), ...links, id, created_at };
    return renderMail(decisionTitle(decision), h(ListingDecisionLetter, { decision }));
  }
  if (mail.kind === 'lead-given') {
    const { by } = mail.details as { by: string };
    const given = { id, kind, created_at, by, officeUrl: links.officeUrl };
    return renderMail(leadGivenTitle(given), h(LeadGiven, { given }));
  }
  if (mail.kind === 'lead-reply') {
    const reply = mail.details as LeadReply;
    return renderMail(
      reply.subject,
      h(LeadReplyLetter, { reply, reference: referenceLine(submission) }),
    );
  }
  if (mail.kind === 'lead-due') {
    const due = { ...(mail.details as DueStep), id, kind, created_at, officeUrl: links.officeUrl };
    return renderMail(leadDueTitle(due), h(LeadDue, { due }));
  }
  if (mail.kind === 'operator-notice') {
    const title = `new ${kindNames[kind]}: ${submission.name}`;
    const subject = submission.stage === 'spam' ? `Possible spam: ${title}` : upperFirst(title);
    const notice = h(OperatorNotice, { submission, officeUrl: links.officeUrl });
    return { ...(await renderMail(subject, notice)), replyTo: submission.email || undefined };
  }
  const brand = toSend.brand && plainName(toSend.brand);
  const { isDelivered } = toSend;
  const acknowledged = { id, kind, created_at, brand, isDelivered, privacyUrl: links.privacyUrl };
  return renderMail(
    acknowledgementSubject(acknowledged),
    h(Acknowledgement, { submission: acknowledged }),
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function submissionOf({ mail, submission }: MailToSend) {
  if (!submission) throw new Error(`Mail ${mail.id} has lost its submission`);
  return { ...submission, payload: submission.payload as Record<string, unknown> };
}
