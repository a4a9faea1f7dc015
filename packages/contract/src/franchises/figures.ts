import { toNumber } from '../numeric.ts';
import { record } from '../normalise/values.ts';

/** Figures of a part of the catalogue: how many brands, and the median of what they state. */
export type FranchiseFigures = {
  brands: number;
  /** Rupees, of the middle of each brand's range. */
  investment: number | null;
  /** Months, likewise. */
  payback: number | null;
  /** Rupees. */
  fee: number | null;
};

export function normaliseFigures(value: unknown): FranchiseFigures | null {
  const row = record(value);
  const brands = toNumber(row?.brands);
  if (!row || brands === null) return null;
  return {
    brands,
    investment: toNumber(row.investment),
    payback: toNumber(row.payback),
    fee: toNumber(row.fee),
  };
}
