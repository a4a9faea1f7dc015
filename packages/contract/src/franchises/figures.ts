import { z } from 'zod';
import { toNumber } from '../numeric.ts';
import { record } from '../normalise/values.ts';

const median = z.number().nullable();

/** Figures of a part of the catalogue: how many brands, and the median of what they state. */
export const franchiseFiguresSchema = z.object({
  brands: z.number(),
  /** Rupees, of the middle of each brand's range. */
  investment: median,
  /** Months, likewise. */
  payback: median,
  /** Rupees. */
  fee: median,
});
export type FranchiseFigures = z.infer<typeof franchiseFiguresSchema>;

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
