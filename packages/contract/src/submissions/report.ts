import { z } from 'zod';
import { emailAddress, requiredLine, requiredText } from '../forms/fields.ts';

/** What can be wrong with a listing. */
export const reportReasons = [
  'Figures are wrong',
  'Closed, or does not exist',
  'Somebody poses as the brand',
  'Money was asked before an agreement',
  'Uses a name, picture or text without permission',
  'Something else',
] as const;

/** Whoever reports a listing may stay unknown: then nobody can answer. */
export const reportSchema = z.object({
  /** Id or slug. */
  franchiseId: requiredLine('Please say which listing'),
  reason: z.enum(reportReasons, { error: 'Please choose what is wrong' }),
  message: requiredText('Please say what is wrong'),
  email: z
    .literal('')
    .or(emailAddress('Please enter an e-mail address'))
    .nullish()
    .transform((email) => email ?? ''),
});
export type ListingReport = z.infer<typeof reportSchema>;
