import type { CheckKind } from './checks.ts';

/** In an operator's text: what the records say of checking takes its place, so that no text can promise more. */
export const checksMark = '[[checks]]';

/** Of how many public brands something was checked, by its kind; `partners` where we rang some; `checked` counts those with any of it. Confirmed figures are a brand’s own word. */
export type CheckCounts = Record<CheckKind | 'partners', number> & {
  brands: number;
  checked: number;
};

const parts: [CheckKind | 'partners', string][] = [
  ['contact', 'rung the contact'],
  ['visit', 'visited an outlet'],
  ['partners', 'rung partners'],
  ['document', 'seen documents'],
  ['registration', 'compared the registration numbers'],
];

/** 'Of the 68 brands shown we have rung the contact of 11 and visited an outlet of 12; of 34 we have only the brand’s own word.' */
export function describeCheckCounts(counts: CheckCounts): string {
  const { brands, checked } = counts;
  if (brands === 0) return 'No brand is shown yet.';
  const done = parts
    .filter(([kind]) => counts[kind] > 0)
    .map(([kind, words]) => `${words} of ${counts[kind]}`);
  const shown = `Of the ${brands} ${brands === 1 ? 'brand' : 'brands'} shown`;
  if (done.length === 0) return `${shown} we have checked none ourselves yet.`;
  const last = done.pop() ?? '';
  const listed = done.length === 0 ? last : `${done.join(', ')} and ${last}`;
  const unchecked = brands - checked;
  const rest = unchecked > 0 ? `; of ${unchecked} we have only the brand’s own word` : '';
  return `${shown} we have ${listed}${rest}.`;
}
