import { costPartNames, costParts, type CostPartName } from './cost-parts.ts';
import type { Franchise } from './entity.ts';

/** The rate on franchise fees, and on royalty and marketing fee. */
export const feeGstPercent = 18;

/** All that `openingCost` reads of a franchise. */
export const openingCostFields = [
  ...costPartNames,
  'costs_not_included',
  'investment_min',
  'investment_max',
] as const satisfies (keyof Franchise)[];

export type OpeningPart = {
  /** `rest` is what the brand's smallest investment holds beyond the parts that it names. */
  name: CostPartName | 'gst' | 'rest';
  label: string;
  /** In rupees; null when the brand does not state it. */
  amount: number | null;
};
export type OpeningCost = {
  /** In rupees: `parts` and `onTop` together, never below the smallest investment that the brand states. */
  min: number;
  max: number;
  /** What the stated investment consists of. */
  parts: OpeningPart[];
  /** What comes on top of it: GST on the fee, and the parts that the brand says it leaves out. */
  onTop: OpeningPart[];
  /** Something comes on top whose amount nobody states, so that `min` is the least. */
  isLeast: boolean;
};

/** What opening costs until the first bill; null when the brand names no investment. */
export function openingCost(
  franchise: Pick<Franchise, (typeof openingCostFields)[number]>,
): OpeningCost | null {
  const { investment_min, investment_max, costs_not_included, franchise_fee } = franchise;
  const stated = investment_min ?? investment_max;
  if (stated === null) return null;
  const isOnTop = ({ label }: OpeningPart) => costs_not_included.includes(label);
  const named = costPartNames.map((name) => ({
    name,
    label: costParts[name],
    amount: franchise[name],
  }));
  const included = named.filter((part) => !isOnTop(part));
  const rest = Math.max(0, stated - sumOf(included));
  const parts = rest > 0 ? [...included, { ...restPart, amount: rest }] : included;
  const gst = gstOn(franchise_fee ?? 0);
  const excluded = named.filter((part) => isOnTop(part));
  const onTop = gst > 0 ? [{ ...gstPart, amount: gst }, ...excluded] : excluded;
  const min = sumOf(parts) + sumOf(onTop);
  return {
    min,
    max: Math.max(min, (investment_max ?? 0) + sumOf(onTop)),
    parts,
    onTop,
    isLeast: onTop.some(({ amount }) => amount === null),
  };
}

const restPart = { name: 'rest', label: 'Not split up by the brand' } as const;
const gstPart = { name: 'gst', label: `GST on the fee, ${feeGstPercent}%` } as const;

const gstOn = (fee: number) => Math.round((fee * feeGstPercent) / 100);

const sumOf = (parts: OpeningPart[]) => parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
