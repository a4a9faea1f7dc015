import { z } from 'zod';
import {
  accountEmail,
  linkToken,
  optionalLine,
  requiredLine,
  requiredText,
} from '../submissions/fields.ts';
import { documentKinds } from '../franchises/checks.ts';
import { textOrNull } from '../office/fields.ts';
import { maxOwnId } from '../own-id.ts';
import { brandRoles } from './roles.ts';
import { brandStages, investorWords } from './stages.ts';
import { weekDays } from '../constants.ts';
import { minWorkingDays } from './working-days.ts';

const email = accountEmail('Please enter your e-mail address');
const token = linkToken();

export const signInCodeLength = 6;
export const signInMinutes = 15;

export const brandSignInSchema = z.object({ email });
export const brandCodeSchema = z.object({
  email,
  code: z
    .string({ error: 'Please enter the code' })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(
      z.string().regex(new RegExp(`^\\d{${signInCodeLength}}$`), {
        error: `The code has ${signInCodeLength} digits`,
      }),
    ),
});
export const brandLinkSchema = z.object({ token });
export const brandClaimSchema = z.object({
  franchise: z.coerce.number().int().positive().max(maxOwnId),
});
export const closeSessionSchema = z.object({ session: requiredLine('Please choose a session') });
export const ownNameSchema = z.object({ name: requiredLine('Please enter your name') });

/** A brand has at most so many people. */
export const maxBrandPeople = 20;

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

/** An empty day ends the pause. Without `working_days`, those of before stay. */
export const brandSettingsSchema = z.object({
  mail_to: ticked.default([]),
  working_days: ticked
    .transform((days) => weekDays.filter((day) => days.includes(day)))
    .refine((days) => days.length >= minWorkingDays, { error: tooFewDays })
    .optional(),
  paused_until: z
    .union([z.literal(''), z.iso.date({ error: 'Please enter a day' })])
    .optional()
    .transform((day) => day || null),
});

export const investorWordSchema = z.object({
  token,
  word: z.enum(investorWords, { error: 'Please choose an answer' }),
});

/** An operator writes this in the review of a listing. */
export const talkSchema = z.object({
  kind: z.enum(['ask', 'note'], { error: 'Please choose who reads it' }),
  text: requiredText('Please write something'),
});
export const answerSchema = z.object({ text: requiredText('Please write your answer') });
export const answerByLinkSchema = answerSchema.extend({ token });

export const brandPaperSchema = z.object({
  detail: z.enum(documentKinds, { error: 'Please choose what it is' }),
});
export const paperRemovalSchema = z.object({
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
