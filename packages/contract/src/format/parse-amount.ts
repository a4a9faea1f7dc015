import { toNumber } from '../numeric.ts';

const units: [pattern: RegExp, size: number][] = [
  [/^(?:cr|crores?)$/, 10_000_000],
  [/^(?:l|la(?:kh|c)s?)$/, 100_000],
  [/^(?:k|thousand)$/, 1_000],
  [/^$/, 1],
];

const written = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*([a-z]*)$/;
const largest = 999_999_999_999_999;

/** Reads '15 lakh', '15L', '1.5 cr' or '15,00,000' as rupees; null for anything else. */
export function parseAmount(text: string): number | null {
  const [, figure, suffix = ''] = written.exec(text.trim().toLowerCase()) ?? [];
  const size = units.find(([pattern]) => pattern.test(suffix))?.[1];
  if (figure === undefined || size === undefined) return null;
  const amount = Number(figure.replaceAll(',', '')) * size;
  return amount > largest ? null : Math.round(amount * 100) / 100;
}

/** A number, or rupees as people write them into a form: '5,50,000', '3.5 lakh'. */
export const readRupees = (value: string | number): number | null =>
  toNumber(value) ?? parseAmount(String(value));
