import { z } from 'zod';
import {
  accountEmail,
  linkToken,
  optionalLine,
  requiredLine,
  requiredText,
} from '../forms/fields.ts';
import { documentKinds } from '../franchises/checks.ts';
import { textOrNull } from '../forms/office-fields.ts';
import { maxOwnId } from '../own-id.ts';
import { brandRoles } from './roles.ts';
import { brandStages, feedbackOptions, rulings } from './stages.ts';
import { weekDays } from '../constants.ts';
import { minWorkingDays } from './working-days.ts';

const email = accountEmail('Please enter your e-mail address');
const token = linkToken();

/** Of a listing that somebody claims, or of an invitation that they accept or decline. */
export const ownFranchiseSchema = z.object({
  franchise: z.coerce.number().int().positive().max(maxOwnId),
});

/** A brand has at most so many people. */
export const maxBrandPeople = 20;
/** After so long an invitation that nobody accepted is over. */
export const invitationDays = 30;

export const brandInvitationSchema = z.object({
  email,
  name: optionalLine(),
  role: z.enum(brandRoles, { error: 'Please choose a role' }),
});
/** To whom a brand is handed over. */
export const brandTransferSchema = z.object({ email, name: optionalLine() });
export const brandPersonSchema = z.object({ person: requiredLine('Please choose a person') });
export const blockPersonSchema = z.object({
  blocked: z.boolean({ error: 'Please say yes or no' }),
});

export const replySchema = z.object({ text: requiredText('Please write your answer') });
export const answeredSchema = z.object({ note: requiredText('Please say how you answered') });
export const statementSchema = z.object({
  text: requiredText('Please say what you know of your answer'),
});
export const stageSchema = z
  .object({
    stage: z.enum(brandStages, { error: 'Please choose a stage' }),
    reason: optionalLine(),
  })
  .refine(({ stage, reason }) => stage !== 'not-a-fit' || reason !== '', {
    path: ['reason'],
    error: 'Please give a reason',
  });

/** Boxes that share a name come as a list of those that are ticked, or as the only one. */
const ticked = z
  .union([z.array(z.string().max(100)).max(100), z.string().max(100)])
  .transform((values) => [values].flat());
const tooFewDays = `Please choose at least ${minWorkingDays} days`;

/** An empty day ends the pause. Without `working_days` or `mail_to`, those of before stay. */
export const brandSettingsSchema = z.object({
  mail_to: ticked.optional(),
  working_days: ticked
    .transform((days) => weekDays.filter((day) => days.includes(day)))
    .refine((days) => days.length >= minWorkingDays, { error: tooFewDays })
    .optional(),
  paused_until: z
    .union([z.literal(''), z.iso.date({ error: 'Please enter a day' })])
    .optional()
    .transform((day) => day || null),
});

export const investorFeedbackSchema = z.object({
  token,
  word: z.enum(feedbackOptions, { error: 'Please choose an answer' }),
});

export const confirmEnquirySchema = z.object({ token });
export const endEnquirySchema = z.object({ token });
export const stopErasureSchema = z.object({ token });

/** `word` is the investor's, and `before` an earlier ruling, as the operator has seen them. */
export const rulingSchema = z.object({
  ruling: z.enum(rulings, { error: 'Please decide' }),
  word: z.enum(feedbackOptions, { error: 'Please say what the investor said' }),
  before: z.enum(rulings).nullish(),
});

/** An operator writes this in the review of a listing. */
/** A question is about the listing as the operator saw it; a note is not. */
export const reviewMessageSchema = z
  .object({
    kind: z.enum(['ask', 'note'], { error: 'Please choose who reads it' }),
    text: requiredText('Please write something'),
    version: z.coerce.number().int().optional(),
  })
  .refine(({ kind, version }) => kind === 'note' || version !== undefined, {
    path: ['version'],
    error: 'Please open the listing once more, then ask.',
  });
export const answerSchema = z.object({ text: requiredText('Please write your answer') });
export const answerByLinkSchema = answerSchema.extend({ token });

export const brandDocumentSchema = z.object({
  detail: z.enum(documentKinds, { error: 'Please choose what it is' }),
});
export const documentRemovalSchema = z.object({
  paper: z.coerce.number({ error: 'Please choose a paper' }).int().positive().max(maxOwnId),
});

/** `version` is that of the listing beside the change. */
export const changeDecisionSchema = z
  .object({
    decision: z.enum(['approve', 'decline', 'take back'], { error: 'Please decide' }),
    reason: textOrNull(2_000),
    version: z.number().int().nullish(),
  })
  .refine(({ decision, reason }) => decision === 'approve' || reason !== null, {
    path: ['reason'],
    error: 'Please give a reason; the brand is told.',
  });
