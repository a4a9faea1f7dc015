import { z } from 'zod';
import type { FranchiseFieldName } from '../franchises/fields.ts';
import { franchiseFormSchema } from '../franchises/office-form.ts';
import { fieldsOfForm, type ListingForm } from './listing-fields.ts';

type Mask = Partial<Record<FranchiseFieldName, true>>;

function pickFields(form: ListingForm): z.ZodType<Record<string, unknown>> {
  const mask: Mask = Object.fromEntries(fieldsOfForm(form).map((name) => [name, true]));
  return franchiseFormSchema.pick(mask);
}

/** The same rules as in the office, for the fields that a brand changes itself. */
export const listingTextsSchema = pickFields('texts');
export const listingClaimsSchema = pickFields('claims');

/** The change that waited when the form was opened; null for none. */
export const waitingChangeSchema = z.object({
  waiting: z.number({ error: 'The number of the change is missing' }).int().nullable(),
});
