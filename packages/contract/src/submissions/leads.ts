import { z } from 'zod';
import { requiredText } from './fields.ts';

export const leadStages = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStage = (typeof leadStages)[number];

/** Fields of a lead that the office changes; what the visitor sent stays as it was. */
export const leadFormSchema = z.object({
  stage: z.enum(leadStages, { error: 'Please choose a stage' }),
  assignee_id: z
    .string()
    .nullish()
    .transform((id) => id || null),
  due_on: z.iso
    .date({ error: 'Please enter a date' })
    .nullish()
    .transform((date) => date ?? null),
});

export const leadNoteSchema = z.object({ text: requiredText('Please write a note') });

/** `reply`: ours, mailed; `answer`: theirs, entered by somebody of ours. */
export const leadMessageKinds = ['reply', 'answer'] as const;
