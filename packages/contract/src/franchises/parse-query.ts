import {
  checkedOptions,
  defaultSort,
  listingPageSize,
  sortOptions,
  trendingTypes,
} from '../constants.ts';
import { parseAmount } from '../format/parse-amount.ts';
import {
  emptyFranchiseQuery,
  franchiseQueryKeys,
  maxLimit,
  maxPage,
  maxSearchLength,
  widest,
  type FranchiseQuery,
} from './query.ts';

function readText(value: string | null): string | null {
  // NUL never reaches PostgreSQL: it cannot store it.
  const text = value?.replaceAll('\0', '').trim().slice(0, maxSearchLength);
  return text || null;
}

function readNumber(value: string | null): number | null {
  if (value === null || !/^\d{1,15}(\.\d+)?$/.test(value.trim())) return null;
  return Number(value);
}

function unlessWidest(key: keyof typeof widest, value: number | null): number | null {
  return value === widest[key] ? null : value;
}

function readWhole(value: string | null, fallback: number, max: number): number {
  const number = readNumber(value);
  if (number === null || number < 1) return fallback;
  return Math.min(Math.trunc(number), max);
}

/** A form without JavaScript sends the place that is chosen and the one that is written. */
const lastFilled = (params: Pick<URLSearchParams, 'getAll'>, name: string): string | null =>
  params.getAll(name).findLast((value) => value.trim() !== '') ?? null;

function readOption<Option extends string>(
  value: string | null,
  options: readonly Option[],
): Option | null {
  return options.find((option) => option === value) ?? null;
}

const checkedValues = checkedOptions.map((option) => option.value);
const sortValues = sortOptions.map((option) => option.value);

/** Reads a URL's parameters; what cannot be used is ignored, never an error. */
export function parseFranchiseQuery(
  params: Pick<URLSearchParams, 'get' | 'getAll'>,
): FranchiseQuery {
  return {
    search: readText(params.get('search')),
    category: readText(params.get('category')),
    location: readText(lastFilled(params, 'location')),
    openIn: readText(params.get('openIn')),
    outletsIn: readText(params.get('outletsIn')),
    state: readText(params.get('state')),
    minRoi: unlessWidest('minRoi', readNumber(params.get('minRoi'))),
    maxRoi: unlessWidest('maxRoi', readNumber(params.get('maxRoi'))),
    minInvestment: unlessWidest('minInvestment', parseAmount(params.get('minInvestment') ?? '')),
    maxInvestment: unlessWidest('maxInvestment', parseAmount(params.get('maxInvestment') ?? '')),
    affordable: params.get('affordable') === 'true',
    checked: readOption(params.get('checked'), checkedValues),
    trending: readOption(params.get('trending'), trendingTypes),
    openFirst: params.get('openFirst') === 'true',
    sort: readOption(params.get('sort'), sortValues) ?? defaultSort,
    page: readWhole(params.get('page'), 1, maxPage),
    limit: readWhole(params.get('limit'), listingPageSize, maxLimit),
  };
}

/** Whether a value is such that it is ignored; an empty one only leaves its filter untouched. */
export function isUnusable(name: string, value: string): boolean {
  const key = franchiseQueryKeys.find((each) => each === name);
  if (!key || value.trim() === '') return false;
  const untouched = emptyFranchiseQuery[key];
  const said = untouched ?? widest[key];
  const isSaid =
    String(said) === value.trim() || said === Number(value) || said === parseAmount(value);
  return !isSaid && parseFranchiseQuery(new URLSearchParams([[key, value]]))[key] === untouched;
}
