import type { Franchise } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { slugOf } from '../../slug.ts';
import { searchScore } from './search.ts';

type Bound = number | null;

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export function inCategory({ category }: Franchise, wanted: string): boolean {
  return same(category, wanted) || same(slugOf(category), wanted);
}

export function placesOf({ headquarters, locations }: Franchise): string[] {
  return headquarters === null ? locations : [headquarters, ...locations];
}

function inLocation(franchise: Franchise, wanted: string): boolean {
  return placesOf(franchise).some((place) => same(place, wanted));
}

/** Its own range overlaps the chosen one. Without any figure it matches an untouched filter only. */
function overlaps(ownMin: Bound, ownMax: Bound, min: Bound, max: Bound): boolean {
  if (min === null && max === null) return true;
  const low = ownMin ?? ownMax;
  const high = ownMax ?? ownMin;
  if (low === null || high === null) return false;
  return (min === null || high >= min) && (max === null || low <= max);
}

export function inRoiRange(franchise: Franchise, min: Bound, max: Bound): boolean {
  return overlaps(franchise.excepted_roi_min, franchise.excepted_roi_max, min, max);
}

function inInvestmentRange(franchise: Franchise, min: Bound, max: Bound): boolean {
  return overlaps(franchise.investment_min, franchise.investment_max, min, max);
}

export function matches(franchise: Franchise, query: FranchiseQuery): boolean {
  return (
    (query.category === null || inCategory(franchise, query.category)) &&
    (query.location === null || inLocation(franchise, query.location)) &&
    (query.trending === null || franchise.trending_type === query.trending) &&
    inRoiRange(franchise, query.minRoi, query.maxRoi) &&
    inInvestmentRange(franchise, query.minInvestment, query.maxInvestment) &&
    (query.search === null || searchScore(franchise, query.search) > 0)
  );
}
