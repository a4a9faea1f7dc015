import { z } from 'zod';
import { investmentRanges } from '../choices.ts';
import { emailAddress, optionalText, requiredLine } from '../forms/fields.ts';
import { requiredMessages } from '../forms/rules.ts';

const required = requiredMessages.investor;
const rangeValues = investmentRanges.map((range) => range.value);

export const investorSchema = z.object({
  name: requiredLine(required.name),
  email: emailAddress(required.email),
  phone: requiredLine(required.phone),
  location: requiredLine(required.location),
  investmentRange: z.enum(rangeValues, { error: required.investmentRange }),
  preferredIndustry: requiredLine(required.preferredIndustry),
  experience: optionalText(),
});
export type InvestorRegistration = z.infer<typeof investorSchema>;
/** What the call takes: what is optional may be missing, null or empty. */
export type InvestorForm = z.input<typeof investorSchema>;
