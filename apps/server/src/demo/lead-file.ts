import { investmentRanges, contactSubjects } from '@naya/contract/submissions/choices';
import { leadStages } from '@naya/contract/submissions/leads';
import { z } from 'zod';
import { readJson } from './files.ts';

const sent = {
  name: z.string(),
  email: z.email().endsWith('@example.in'),
  phone: z.string(),
};
const worked = {
  /** Counted back from the first start, so that the demo does not grow old. */
  hoursAgo: z.number(),
  stage: z.enum(leadStages),
  answeredAfterHours: z.number().optional(),
  reply: z.string().optional(),
  answer: z.string().optional(),
  note: z.string().optional(),
  nextStep: z.string().optional(),
  dueInDays: z.int().optional(),
};
const lead = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('enquiry'),
    ...sent,
    ...worked,
    /** The slug of a brand. */
    franchise: z.string(),
    message: z.string(),
  }),
  z.strictObject({
    kind: z.literal('investor'),
    ...sent,
    ...worked,
    location: z.string(),
    investmentRange: z.enum(investmentRanges.map(({ value }) => value)),
    preferredIndustry: z.string(),
    experience: z.string(),
  }),
  z.strictObject({
    kind: z.literal('contact'),
    ...sent,
    ...worked,
    subject: z.enum(contactSubjects),
    message: z.string(),
  }),
]);

/** Invented people who have written to the demo's office. */
export const readDemoLeads = () => readJson('leads.json', z.array(lead));
