import { z } from 'zod';
import { emailAddress, requiredLine } from '../forms/fields.ts';
import type { NoticeRecipients } from './notice-recipients.ts';

/** A new site needs these before visitors come, in the order in which the setup page asks for them. */
export const setupSteps = [
  'name',
  'contact',
  'mail',
  'categories',
  'policies',
  'texts',
  'franchise',
  'demo',
  'people',
  'url',
  'backup',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The server cannot see whether these are as they should be: an owner says so. */
export const confirmableSteps = [
  'categories',
  'texts',
  'people',
  'url',
  'backup',
] as const satisfies SetupStep[];

export const setupFormSchema = z.object({
  confirmed: z.array(z.enum(confirmableSteps)).max(confirmableSteps.length),
  dismissed: z.boolean(),
});
export type SetupForm = z.infer<typeof setupFormSchema>;

export type SetupState = SetupForm & {
  steps: Record<SetupStep, { done: boolean; note: string }>;
  recipients: NoticeRecipients;
  /** Who gets a notice of a kind for which nobody is chosen. */
  usualRecipients: string[];
};

export const policyDetailsSchema = z.object({
  company: requiredLine('Please enter the name of the company', 120),
  address: requiredLine('Please enter its postal address', 500),
  officer: requiredLine('Please enter who hears grievances', 120),
  email: emailAddress('Please enter an e-mail address'),
  city: requiredLine('Please enter the city of the courts', 80),
});
export type PolicyDetails = z.infer<typeof policyDetailsSchema>;
