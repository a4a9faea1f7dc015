import { z } from 'zod';
import { investmentRanges } from './choices.ts';
import { emailAddress, optionalText, requiredLine } from './fields.ts';
import { requiredMessages } from './required.ts';

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
