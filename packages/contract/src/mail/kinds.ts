import { z } from 'zod';
import { officeRoles } from '../accounts/roles.ts';
import { invoiceSchema } from '../billing/entity.ts';
import { peopleChanges } from '../brands/entity.ts';
import { feedbackOptions, threadSides } from '../brands/stages.ts';
import { franchiseStatuses } from '../constants.ts';

type MailDefinition<Details> = {
  /** As the office names it. */
  name: string;
  /** What is stored to write it from, beside the submission that it is about. */
  details: z.ZodType<Details>;
  /** It belongs to its recipient as the contact of a franchise, or by the account of a brand, and is erased with them. */
  isRecipientsOwn?: boolean;
  /** Words that a person wrote to this one reader. Every other mail says that nobody did: no note of absence answers it. */
  isByHand?: boolean;
};

const nothing = z.object({});
const brand = z.object({ businessName: z.string() });
const dueEnquiry = brand.extend({ due_at: z.string() });

const definitions = {
  'operator-notice': { name: 'Notice to us', details: nothing },
  acknowledgement: { name: 'Acknowledgement', details: nothing },
  'listing-decision': {
    name: 'Decision about a listing',
    details: brand.extend({ status: z.enum(franchiseStatuses), reason: z.string().nullable() }),
    isRecipientsOwn: true,
  },
  'password-reset': {
    name: 'New password',
    /** With a role it is the invitation of a colleague who has no password yet. */
    details: z.object({ name: z.string(), url: z.string(), role: z.enum(officeRoles).optional() }),
  },
  'data-link': { name: 'Link to somebody’s data', details: nothing, isRecipientsOwn: true },
  'lead-given': { name: 'Lead given to a colleague', details: z.object({ by: z.string() }) },
  'lead-reply': {
    name: 'Reply to a lead',
    details: z.object({ subject: z.string(), text: z.string(), by: z.string() }),
    isByHand: true,
  },
  'lead-due': {
    name: 'Reminder of a next step',
    details: z.object({ step: z.string().nullable(), due_on: z.string() }),
  },
  'contact-erased': {
    name: 'A brand erased its data',
    /** Listings off the site, and the references of never published ones that were deleted. */
    details: z.object({
      unpublished: z.array(z.object({ id: z.number(), name: z.string() })),
      withdrawn: z.array(z.number()),
    }),
  },
  'brand-sign-in': {
    name: 'Sign-in of a brand',
    details: z.object({ url: z.string(), code: z.string() }),
    isRecipientsOwn: true,
  },
  'erasure-asked': {
    name: 'Erasure of an account',
    details: z.object({ url: z.string(), due_at: z.string() }),
    isRecipientsOwn: true,
  },
  'brand-invitation': {
    name: 'Invitation of a brand',
    details: brand.extend({ isEnquiry: z.boolean().optional() }),
    isRecipientsOwn: true,
  },
  'brand-people': {
    name: 'Change among the people of a brand',
    details: brand.extend({
      change: z.enum(peopleChanges),
      isOperator: z.boolean(),
      url: z.string(),
    }),
    isRecipientsOwn: true,
  },
  'brand-enquiry': { name: 'Enquiry to a brand', details: nothing, isRecipientsOwn: true },
  'brand-enquiries': {
    name: 'Further enquiries to a brand',
    details: brand.extend({ franchiseId: z.number(), count: z.number() }),
    isRecipientsOwn: true,
  },
  'brand-reply': {
    name: 'Answer of a brand',
    /** `isOnBehalf`: our team wrote it in the brand's place. */
    details: brand.extend({
      text: z.string(),
      replyTo: z.string(),
      isOnBehalf: z.boolean().optional(),
    }),
    isByHand: true,
  },
  'investor-answer': {
    name: 'Answer of an investor',
    details: brand.extend({ name: z.string(), text: z.string() }),
    isRecipientsOwn: true,
    isByHand: true,
  },
  'mail-bounced': {
    name: 'A mailbox of a conversation refuses mail',
    /** `whose` mailbox it is; the other side is told. */
    details: brand.extend({ whose: z.enum(threadSides) }),
  },
  'brand-reopened': { name: 'A brand takes enquiries again', details: brand },
  'brand-declined': { name: 'A brand says that it does not fit', details: brand },
  'enquiry-ended': {
    name: 'An investor has ended an enquiry',
    details: brand.extend({
      franchiseId: z.number(),
      reference: z.number(),
      delivered_at: z.string(),
    }),
    isRecipientsOwn: true,
  },
  'brand-reminder': { name: 'Reminder to a brand', details: dueEnquiry, isRecipientsOwn: true },
  'brand-overdue': { name: 'A brand has not answered', details: dueEnquiry },
  'brand-answered': {
    name: 'Question to an investor',
    details: brand.extend({ urls: z.record(z.enum(feedbackOptions), z.string()) }),
  },
  'brand-change': {
    name: 'Decision about a change',
    /** `isUnapproved`: nobody has read what its sender calls it. */
    details: brand.extend({
      isUnapproved: z.boolean().optional(),
      state: z.enum(['approved', 'refused', 'taken back', 'asked']),
      reason: z.string().nullable(),
      url: z.string(),
    }),
    isRecipientsOwn: true,
  },
  'listing-unconfirmed': {
    name: 'Please confirm the listing',
    /** After so many `months` without a word it goes off the site. */
    details: brand.extend({
      franchiseId: z.number().optional(),
      since: z.string(),
      isLast: z.boolean(),
      months: z.number(),
    }),
    isRecipientsOwn: true,
  },
  'plan-order': {
    name: 'Order of a plan',
    /** `total` is paise. */
    details: brand.extend({
      franchiseId: z.number(),
      planName: z.string(),
      total: z.number(),
      reference: z.string(),
      payee: z.string(),
      bank: z.string(),
      upiId: z.string().nullable(),
    }),
    isRecipientsOwn: true,
  },
  invoice: {
    name: 'Invoice',
    details: z.object({ invoice: invoiceSchema }),
    isRecipientsOwn: true,
  },
  'plan-ends': {
    name: 'A plan ends',
    details: brand.extend({ franchiseId: z.number(), planName: z.string(), ends_on: z.string() }),
    isRecipientsOwn: true,
  },
  'test-mail': { name: 'Test mail', details: nothing },
};

export type MailKind = keyof typeof definitions;
export type MailDetails = { [Kind in MailKind]: z.infer<(typeof definitions)[Kind]['details']> };

/** Every kind of mail; what it says stands in the server's `mail/templates`. */
export const mailRegistry: { [Kind in MailKind]: MailDefinition<MailDetails[Kind]> } = definitions;
export const mailKinds = Object.keys(definitions) as [MailKind, ...MailKind[]];

/** A mail as it is queued. */
export type NewMail<Kind extends MailKind = MailKind> = {
  [Each in Kind]: {
    kind: Each;
    to: string;
    submission_id?: number | null;
    details: MailDetails[Each];
  };
}[Kind];

/** Details as they are stored: what does not fit its kind makes no mail with holes. */
export function parseMailDetails<Kind extends MailKind>(
  kind: Kind,
  details: unknown,
): MailDetails[Kind] {
  const { success, data, error } = mailRegistry[kind].details.safeParse(details);
  if (success) return data;
  const [wrong = ''] = error.issues.map(({ path }) => path.join('.') || 'details');
  throw new Error(
    `This mail cannot be written: “${wrong}” is missing in its details, or is not as it should be.`,
  );
}
