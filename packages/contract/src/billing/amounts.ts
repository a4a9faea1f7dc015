import { groupDigits } from '../format/count.ts';

/** '4999.50', as forms, UPI links and spreadsheets have it. */
export const toDecimal = (paise: number): string =>
  `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** Null for what is no amount. Read digit by digit: 0.29 × 100 is not 29. */
export function readDecimal(text: string): number | null {
  const [, rupees, paise = ''] =
    /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[₹,\s]/g, '')) ?? [];
  if (rupees === undefined) return null;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** '₹4,999.50'. A PDF's own fonts have no rupee sign: there it is 'Rs. 4,999.50'. */
export function formatPaise(paise: number, sign = '₹'): string {
  const [rupees = '', rest = ''] = toDecimal(paise).split('.');
  return `${sign}${groupDigits(rupees)}.${rest}`;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units = [
  { size: 10_000_000, word: 'crore' },
  { size: 100_000, word: 'lakh' },
  { size: 1_000, word: 'thousand' },
  { size: 100, word: 'hundred' },
];

function countInWords(count: number): string {
  const unit = units.find(({ size }) => count >= size);
  if (unit) {
    const rest = count % unit.size;
    const whole = `${countInWords(Math.trunc(count / unit.size))} ${unit.word}`;
    return rest > 0 ? `${whole} ${countInWords(rest)}` : whole;
  }
  if (count < 20) return small[count] ?? '';
  const ten = tens[Math.trunc(count / 10)] ?? '';
  return count % 10 > 0 ? `${ten}-${small[count % 10]}` : ten;
}

/** 'Rupees four thousand nine hundred ninety-nine and fifty paise only'. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${countInWords(Math.trunc(paise / 100))}`;
  return rest > 0 ? `${rupees} and ${countInWords(rest)} paise only` : `${rupees} only`;
}
