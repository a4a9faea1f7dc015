import type { FranchisePage } from '../entity.ts';
import { parseAmount } from '../../format/parse-amount.ts';

export type Meaning = Pick<FranchisePage['understood'][number], 'parameter' | 'value'>;
/** A part of a search that means a filter: where it stands, and what it means. */
export type Part = { start: number; end: number; meanings: Meaning[] };

const figure = String.raw`(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d+)?`;
const unit = String.raw`(?:crores?|cr|lakhs?|lacs?|l|thousand|k)\b`;
const most = String.raw`(?:under|below|up\s?to|within|less than|at most|max(?:imum)?|budget(?: of)?|<)\s*`;
const least = String.raw`(?:above|over|more than|at least|from|min(?:imum)?|>)\s*`;

const months = /\b(?:within|in|under)\s+(\d{1,3})\s*(months?|years?)\b/giu;
const range = new RegExp(
  String.raw`(?:between\s+)?(${figure})\s*(${unit})?\s*(?:-|–|to|and)\s*(${figure})\s*(${unit})`,
  'giu',
);
const amount = new RegExp(String.raw`(${most}|${least})?(${figure})\s*(${unit})?`, 'giu');
const isLeast = new RegExp(`^${least}$`, 'iu');

const leastDigits = 5;

/** A bare number is money only with its sign, or with as many digits as money has. */
function isMoney(number: string, after: string | undefined): boolean {
  const digits = number.replaceAll(/\D/g, '').length;
  return after !== undefined || /^\s*[^\s\d]/.test(number) || digits >= leastDigits;
}

const rupees = (number: string, after: string | undefined) => {
  const read = parseAmount(`${number.replaceAll(/\s/g, '')} ${after ?? ''}`.trim());
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

function readOne([, before, number = '', after]: RegExpExecArray): Meaning[] {
  const value = isMoney(number, after) ? rupees(number, after) : null;
  if (value === null) return [];
  const isMinimum = before !== undefined && isLeast.test(before);
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
