import type { Notice } from '../../frame/notices.ts';
import { textsOf } from '../../forms/texts-of.ts';
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

/** The notice by which the home page greets: only these three fields of the form go along. */
export function registeredNotice(fields: FormData): Notice {
  const preferences = textsOf(fields, ['location', 'investmentRange', 'preferredIndustry']);
  return { kind: 'registered', ...preferences } as Notice;
}
