import { z } from 'zod';
import { submissionKinds } from '../constants.ts';
import { emailAddress } from '../forms/fields.ts';

/** What we ourselves are told of by mail: what comes in by each form, and two more. */
export const noticeKinds = [...submissionKinds, 'brands', 'steps'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeNames: Record<NoticeKind, string> = {
  enquiry: 'Enquiries',
  investor: 'Investors who register',
  contact: 'Messages',
  listing: 'Listings to review',
  report: 'Reports of listings',
  event: 'Registrations for events',
  brands: 'Brands that answer late, do not confirm, or erase their data',
  steps: 'Next steps of leads that nobody has',
};

const emails = z
  .array(emailAddress('Please enter an e-mail address'))
  .max(10, { error: 'At most 10 e-mails' })
  .transform((each) => [...new Set(each)]);

/** A kind without e-mails goes to whom it goes by default. */
export const noticeRecipientsSchema = z.partialRecord(z.enum(noticeKinds), emails);
export type NoticeRecipients = z.infer<typeof noticeRecipientsSchema>;

/** `seen`: as its author found them. */
export const noticeRecipientsForm = z.object({
  recipients: noticeRecipientsSchema,
  seen: noticeRecipientsSchema,
});
