import type { InvestorRegistration } from '@naya/contract/submissions/investor';

export const investorFields = [
  'name',
  'email',
  'phone',
  'location',
  'investmentRange',
  'preferredIndustry',
  'experience',
] as const satisfies (keyof InvestorRegistration)[];

export type InvestorField = (typeof investorFields)[number];
