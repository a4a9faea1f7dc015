import type { FranchisePage } from '../entity.ts';
import { parseAmount } from '../../format/parse-amount.ts';

export type Meaning = Pick<FranchisePage['understood'][number], 'parameter' | 'value'>;
/** A part of a search that means a filter: where it stands, and what it means. */
export type Part = { start: number; end: number; meanings: Meaning[] };

const digit = String.raw`[\d०-९]`;
const figure = String.raw`(?:₹|rs\.?|inr)?\s*${digit}(?:${digit}|,)*(?:\.${digit}+)?`;
const wordEnd = String.raw`(?![\p{L}\p{M}\p{N}])`;
const unit = String.raw`(?:crores?|karod|cr|करोड़|lakhs?|laakh|lacs?|l|लाख|thousand|ha[zj]aa?r|k|हज़ार|हजार)${wordEnd}`;
const most = String.raw`(?:under|below|up\s?to|within|less than|at most|max(?:imum)?|budget(?: of)?|<)\s*`;
const least = String.raw`(?:above|over|more than|at least|from|min(?:imum)?|>)\s*`;
/** Hindi says it after the amount. */
const mostAfter = String.raw`\s*(?:tak|तक|se kam|से कम|ke andar|के अंदर|ke under|ke niche|ke neeche|के नीचे)${wordEnd}`;
const leastAfter = String.raw`\s*(?:se upar|से ऊपर|se [zj]yada|से ज़्यादा|से ज्यादा)${wordEnd}`;

const months = /\b(?:within|in|under)\s+(\d{1,3})\s*(months?|years?)\b/giu;
const range = new RegExp(
  String.raw`(?:between\s+)?(${figure})\s*(${unit})?\s*(?:-|–|to|and|se|से)\s*(${figure})\s*(${unit})(?:${mostAfter})?`,
  'giu',
);
const amount = new RegExp(
  String.raw`(${most}|${least})?(${figure})\s*(${unit})?(${mostAfter}|${leastAfter})?`,
  'giu',
);
const isLeast = new RegExp(`^(?:${least}|${leastAfter})$`, 'iu');

const minDigits = 5;

/** A bare number is money only with its sign, or with as many digits as money has. */
function isMoney(number: string, after: string | undefined): boolean {
  const digits = number.match(/\p{N}/gu)?.length ?? 0;
  return after !== undefined || /^\s*[^\s\p{N}]/u.test(number) || digits >= minDigits;
}

const latinUnits: [RegExp, string][] = [
  [/^(?:करोड़|karod)$/iu, 'crore'],
  [/^(?:लाख|laakh)$/iu, 'lakh'],
  [/^(?:हज़ार|हजार|ha[zj]aa?r)$/iu, 'thousand'],
];
const devanagariZero = '०'.charCodeAt(0);

const rupees = (number: string, after = '') => {
  const figures = number
    .replaceAll(/\s/g, '')
    .replaceAll(/[०-९]/g, (each) => String(each.charCodeAt(0) - devanagariZero));
  const size = latinUnits.find(([pattern]) => pattern.test(after))?.[1] ?? after;
  const read = parseAmount(`${figures} ${size}`.trim());
  return read === null ? null : String(read);
};

type Read = (match: RegExpExecArray) => Meaning[];

function readRange([, low = '', lowUnit, high = '', highUnit]: RegExpExecArray): Meaning[] {
  const [min, max] = [rupees(low, lowUnit ?? highUnit), rupees(high, highUnit)];
  if (min === null || max === null) return [];
  return [
    { parameter: 'minInvestment', value: min },
    { parameter: 'maxInvestment', value: max },
  ];
}

function readOne([, before, number = '', size, after]: RegExpExecArray): Meaning[] {
  const value = isMoney(number, size) ? rupees(number, size) : null;
  if (value === null) return [];
  const isMinimum = isLeast.test(before ?? after ?? '');
  return [{ parameter: isMinimum ? 'minInvestment' : 'maxInvestment', value }];
}

function readMonths([, number, word = '']: RegExpExecArray): Meaning[] {
  const value = Number(number) * (word.startsWith('y') ? 12 : 1);
  return [{ parameter: 'maxRoi', value: String(value) }];
}

/** Amounts of money and months of payback: "15 lakh", "under 10L", "10-15 lakh", "1 cr", "within 24 months". */
export function findAmounts(search: string): Part[] {
  const readers: [RegExp, Read][] = [
    [months, readMonths],
    [range, readRange],
    [amount, readOne],
  ];
  const parts: Part[] = [];
  for (const [pattern, read] of readers) {
    for (const match of search.matchAll(pattern)) {
      const start = match.index + match[0].length - match[0].trimStart().length;
      const end = match.index + match[0].trimEnd().length;
      const isTaken = parts.some((part) => start < part.end && end > part.start);
      const isInWord =
        /[\p{L}\p{N}]/u.test(search[end] ?? '') || /\p{L}/u.test(search[start - 1] ?? '');
      const meanings = isTaken || isInWord ? [] : read(match);
      if (meanings.length > 0) parts.push({ start, end, meanings });
    }
  }
  return parts;
}
