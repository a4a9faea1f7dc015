import { z } from 'zod';
import { investmentRanges } from './choices.ts';
import { emailAddress, optionalText, requiredLine } from './fields.ts';

const rangeValues = investmentRanges.map((range) => range.value);

export const investorSchema = z.object({
  name: requiredLine('Please enter your full name'),
  email: emailAddress('Please enter your email address'),
  phone: requiredLine('Please enter your phone number'),
  location: requiredLine('Please enter your preferred location'),
  investmentRange: z.enum(rangeValues, { error: 'Please choose an investment range' }),
  preferredIndustry: requiredLine('Please choose a preferred industry'),
  experience: optionalText(),
});
export type InvestorRegistration = z.infer<typeof investorSchema>;
