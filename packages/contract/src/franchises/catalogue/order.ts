import type { SortOption } from '../../constants.ts';
import type { Id } from '../../id.ts';
import { openingCost } from '../opening-cost.ts';
import { deepestCheck, hasRungPartners, tierOf } from '../checks.ts';
import type { CatalogueRow } from './row.ts';

/** Creates the collator at first use: that is slow on a phone, and most backends sort by themselves. */
function collated(options: Intl.CollatorOptions) {
  let collator: Intl.Collator | undefined;
  return (a: string, b: string) => (collator ??= new Intl.Collator('en', options)).compare(a, b);
}
export const compareNames = collated({ sensitivity: 'base' });
const byNumberedText = collated({ numeric: true });

export function compareIds(a: Id, b: Id): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : byNumberedText(String(a), String(b));
}

/** Further apart than any two times in milliseconds. */
const apart = 1e15;

/** Outdated ones last, featured ones first, then those that visitors saw last for the first time; who has no time is the oldest. */
function featuredOrder(row: CatalogueRow): number {
  const { is_featured, is_outdated } = row;
  const time = Date.parse(row.first_listed_at ?? row.created_at ?? '');
  const newest = Number.isNaN(time) ? apart / 2 : -time;
  return newest + Number(is_outdated) * 4 * apart - Number(is_featured) * apart;
}

/** Rows with no figure come last in either direction. */
const upwards = (figure: number | null) => figure ?? Infinity;
const downwards = (figure: number | null) => -(figure ?? -Infinity);

/** The deepest check first, of one kind the newest; then brands of which we have only rung partners. */
function checkedOrder(row: CatalogueRow): number {
  const check = deepestCheck(row.checks);
  if (!check) return hasRungPartners(row) ? 0 : Infinity;
  return -tierOf([check]) * apart - (Date.parse(check.checked_on) || 0);
}

/** What each order but that of names reads upwards. A missing end of a range equals the other. */
export const orderFigures = {
  featured: featuredOrder,
  investmentLow: (row) => upwards(row.investment_min ?? row.investment_max),
  investmentHigh: (row) => downwards(row.investment_max ?? row.investment_min),
  roiHigh: (row) => downwards(row.excepted_roi_max ?? row.excepted_roi_min),
  roiLow: (row) => upwards(row.excepted_roi_min ?? row.excepted_roi_max),
  openingLow: (row) => upwards(openingCost(row)?.min ?? null),
  checked: checkedOrder,
} satisfies Record<Exclude<SortOption, 'name'>, (row: CatalogueRow) => number>;
