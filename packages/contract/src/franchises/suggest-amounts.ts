import { findAmounts } from './understand/amounts.ts';

const lakh = 100_000;
const crore = 10_000_000;

/** "₹15 lakh", "₹1.5 crore", "₹50,000". */
function inWords(amount: number): string {
  if (amount >= crore) return `₹${Math.trunc((amount / crore) * 100) / 100} crore`;
  if (amount >= lakh) return `₹${Math.trunc((amount / lakh) * 100) / 100} lakh`;
  return `₹${amount.toLocaleString('en-IN')}`;
}

/** A bare number of up to two digits is meant in lakh. */
export function findSuggestedAmounts(typed: string): { label: string; maxInvestment: number }[] {
  const [, bare] = /(?:^|\s)(\d{1,2})$/.exec(typed) ?? [];
  const said = findAmounts(bare ? `${typed} lakh` : typed).flatMap(({ meanings }) => meanings);
  const most = said.find(({ parameter }) => parameter === 'maxInvestment');
  if (!most || Number(most.value) === 0) return [];
  const maxInvestment = Number(most.value);
  return [{ label: `under ${inWords(maxInvestment)}`, maxInvestment }];
}
