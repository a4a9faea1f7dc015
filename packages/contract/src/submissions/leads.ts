import { z } from 'zod';
import { emailOrNull, lineOrNull, textOrNull } from '../forms/office-fields.ts';
import { leadKinds } from '../office/overview.ts';
import { requiredLine, requiredText } from '../forms/fields.ts';

export const leadStages = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStage = (typeof leadStages)[number];

const stage = z.enum(leadStages, { error: 'Please choose a stage' });
const assignee = z
  .string()
  .nullish()
  .transform((id) => id || null);
const day = z.iso
  .date({ error: 'Please enter a date' })
  .nullish()
  .transform((date) => date ?? null);

/** Fields of a lead that the office changes; what the visitor sent stays as it was. */
export const leadFormSchema = z.object({
  stage,
  assignee_id: assignee,
  next_step: lineOrNull(),
  due_on: day,
});

/** A note that was typed and not added yet is saved with the lead. */
export const typedNoteSchema = z.object({ new_note: textOrNull() });
export const leadNoteSchema = z.object({ text: requiredText('Please write a note') });

const maxLeads = 200;

/** The same change for many leads; what is not named stays. */
export const leadActionSchema = z
  .object({
    ids: z.array(z.int().positive()).min(1).max(maxLeads),
    stage: stage.optional(),
    assignee_id: z.string().nullable().optional(),
  })
  .refine(({ stage: to, assignee_id }) => to !== undefined || assignee_id !== undefined, {
    error: 'Please choose what to change',
  });

/** How a lead reached us when no form did. */
export const enteredWays = ['Telephone', 'E-mail', 'WhatsApp', 'In person', 'Other'] as const;

/** A lead that somebody of ours enters: a telephone call, a visit. */
export const enteredLeadSchema = z
  .object({
    kind: z.enum(leadKinds, { error: 'Please choose what it is' }),
    way: z.enum(enteredWays, { error: 'Please choose how they reached us' }),
    name: requiredLine('Please enter a name'),
    phone: lineOrNull(),
    email: emailOrNull(),
    location: lineOrNull(),
    message: textOrNull(),
    franchise_id: z.int().positive().nullish(),
  })
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ['phone'],
    error: 'Please enter a phone number or an e-mail',
  });

/** A screen shows so many notes or messages, the newest; the export has all of them. */
export const maxMessagesShown = 200;

export type LeadNote = { id: number; author: string; text: string; created_at: string };

/** `reply`: ours, mailed; `answer`: theirs, entered by somebody of ours. */
export const leadMessageKinds = ['reply', 'answer'] as const;
export type LeadMessage = {
  id: number;
  kind: (typeof leadMessageKinds)[number];
  author: string;
  subject: string | null;
  text: string;
  created_at: string;
};

export const leadReplySchema = z.object({
  subject: requiredLine('Please enter a subject'),
  text: requiredText('Please write a reply'),
});
export const leadAnswerSchema = z.object({ text: requiredText('Please enter what they wrote') });
