import { toNumber } from '../numeric.ts';
import { groupDigits } from './count.ts';
import { notStated } from './figure.ts';

export type AmountValue = number | string | null | undefined;

const units = [
  { size: 10_000_000, suffix: 'Cr' },
  { size: 100_000, suffix: 'L' },
  { size: 1_000, suffix: 'K' },
  { size: 1, suffix: '' },
];

/** As wide as a plus, and no place to break a line at. */
const minus = '−';

/** Beyond this a number is not exact to the rupee, so it is no amount. */
function readAmount(value: AmountValue): number | null {
  const amount = toNumber(value);
  return amount === null || Math.abs(amount) > Number.MAX_SAFE_INTEGER ? null : amount;
}

/** Whole hundredths of `size` in `amount`, truncated. Binary fractions can fall one off either way. */
function hundredthsOf(amount: number, size: number): number {
  const guess = Math.trunc((amount * 100) / size);
  if (((guess + 1) * size) / 100 <= amount) return guess + 1;
  return (guess * size) / 100 > amount ? guess - 1 : guess;
}

function shorten(amount: number): string {
  const size = Math.abs(amount);
  const unit = units.find((each) => size >= each.size) ?? { size: 1, suffix: '' };
  const hundredths = hundredthsOf(size, unit.size);
  const sign = amount < 0 && hundredths > 0 ? minus : '';
  return `${sign}₹${hundredths / 100}${unit.suffix}`;
}

/** ₹500, ₹1K, ₹99.99K, ₹1L, ₹1Cr: truncated, so never rounded up a unit. */
export function formatAmount(value: AmountValue): string {
  const amount = readAmount(value);
  return amount === null ? notStated : shorten(amount);
}

/** '₹15 lakh', '₹1.5 crore', '₹50,000'. */
export function formatRupeesInWords(amount: number): string {
  const unit = [
    { size: 10_000_000, word: 'crore' },
    { size: 100_000, word: 'lakh' },
  ].find(({ size }) => amount >= size);
  if (!unit) return formatRupees(amount);
  return `₹${hundredthsOf(amount, unit.size) / 100} ${unit.word}`;
}

/** '₹4.5L–₹6.5L', or 'From ₹1.2Cr' where only the minimum is known. */
export function formatAmountRange(min: AmountValue, max: AmountValue): string {
  const [first, last] = [readAmount(min), readAmount(max)];
  if (first === null) return last === null ? notStated : `Up to ${shorten(last)}`;
  if (last === null) return `From ${shorten(first)}`;
  const [low, high] = [Math.min(first, last), Math.max(first, last)].map(shorten);
  return low === high ? `${low}` : `${low}–${high}`;
}

/** ₹5,00,000: whole rupees in Indian grouping. */
export function formatRupees(value: AmountValue): string {
  const amount = readAmount(value);
  if (amount === null) return notStated;
  const rupees = Math.trunc(amount);
  return `${rupees < 0 ? minus : ''}₹${groupDigits(String(Math.abs(rupees)))}`;
}
