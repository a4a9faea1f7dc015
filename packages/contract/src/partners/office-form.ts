import { z } from 'zod';
import { emailOrNull, lineOrNull } from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';
import { isPartnerEntry, originOfEntry } from '../submissions/partner-origins.ts';

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

export const siteDecisionSchema = z.object({ decision: z.enum(['list', 'decline']) });

/** What a partner sends to ask for a site, or to take that back. */
export const siteRequestSchema = z.object({
  token: z.string(),
  site: requiredLine('Please enter the address of the site', 200)
    .refine(isPartnerEntry, { error: 'Please enter an address such as https://www.magazine.in' })
    .transform(originOfEntry),
  action: z.enum(['ask', 'withdraw']).default('ask'),
});
