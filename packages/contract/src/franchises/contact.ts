import { z } from 'zod';
import { emailAddress, requiredLine } from '../forms/fields.ts';
import { lineOrNull } from '../forms/office-fields.ts';

/** Our contact for a franchise; visitors never see it. */
export const franchiseContactSchema = z.object({
  name: requiredLine('Please enter a name'),
  email: emailAddress('Please enter an e-mail address'),
  phone: lineOrNull(),
  designation: lineOrNull(),
});
export type FranchiseContact = z.infer<typeof franchiseContactSchema>;
