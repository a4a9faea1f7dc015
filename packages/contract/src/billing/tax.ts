import type { State } from '../places/states.ts';

/** Per cent, as the GST Council has them. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const;
export type GstRate = (typeof gstRates)[number];

/** Amounts are paise as integers, so that no sum is off by a fraction. */
export type Tax = { cgst: number; sgst: number; igst: number };

/** The largest price, ₹10 crore: its tax and total stay far within what integers hold exactly. */
export const maxPaise = 10_000_000_00;

/** `numerator / denominator` of whole numbers, half a paisa upwards. */
const divideRounded = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * GST on a net amount, by the place of supply: half to the centre and half to the state within one state, all of it as IGST
 * between two. Each tax is rounded to the paisa by itself, as returns list them, and CGST always equals SGST. An invoice has one
 * line, and its total is the sum of its parts: it is not rounded to the rupee.
 */
export function splitTax(
  netPaise: number,
  { rate, from, to }: { rate: GstRate; from: State; to: State },
): Tax {
  if (from !== to) return { cgst: 0, sgst: 0, igst: divideRounded(netPaise * rate, 100) };
  const half = divideRounded(netPaise * rate, 200);
  return { cgst: half, sgst: half, igst: 0 };
}

export const totalOf = ({ net, cgst, sgst, igst }: Tax & { net: number }) =>
  net + cgst + sgst + igst;
