import { formatRupeesInWords } from '../format/amount.ts';
import { findAmounts } from './understand/amounts.ts';

/** A bare number of up to two digits is meant in lakh. */
export function findSuggestedAmounts(typed: string): { label: string; maxInvestment: number }[] {
  const [, bare] = /(?:^|\s)(\d{1,2})$/.exec(typed) ?? [];
  const said = findAmounts(bare ? `${typed} lakh` : typed).flatMap(({ meanings }) => meanings);
  const most = said.find(({ parameter }) => parameter === 'maxInvestment');
  if (!most || Number(most.value) === 0) return [];
  const maxInvestment = Number(most.value);
  return [{ label: `under ${formatRupeesInWords(maxInvestment)}`, maxInvestment }];
}
