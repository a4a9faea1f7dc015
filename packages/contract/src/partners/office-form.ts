import { z } from 'zod';
import { emailOrNull, lineOrNull } from '../office/fields.ts';
import { requiredLine } from '../submissions/fields.ts';
import { isPartnerEntry } from '../submissions/partner-origins.ts';

/** Sites and apps whose pages may send forms; an empty line is none. */
export const partnerSites = z
  .array(z.string().max(200, { error: 'Please use at most 200 characters a line' }))
  .max(200, { error: 'At most 200 sites' })
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
  .refine((lines) => lines.every(isPartnerEntry), {
    error: 'Please enter addresses such as https://www.magazine.in, one on each line',
  });

export const partnerFormSchema = z.object({
  name: requiredLine('Please enter the name of the partner', 120),
  sites: partnerSites.refine((lines) => lines.length > 0, {
    error: 'Please enter at least one site',
  }),
  contact_name: lineOrNull(120),
  contact_email: emailOrNull().transform((email) => email?.toLowerCase() ?? null),
});
export type PartnerForm = z.infer<typeof partnerFormSchema>;
