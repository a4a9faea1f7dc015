import type { Franchise } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { slugOf } from '../../slug.ts';
import { inPlaces } from './places.ts';
import { searchScore } from './search.ts';

type Bound = number | null;

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function inCategory({ category }: Franchise, wanted: string): boolean {
  return same(category, wanted) || same(slugOf(category), wanted);
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
    inPlaces(franchise, query) &&
    (query.trending === null || franchise.trending_type === query.trending) &&
    inRoiRange(franchise, query.minRoi, query.maxRoi) &&
    inInvestmentRange(franchise, query.minInvestment, query.maxInvestment) &&
    (query.search === null || searchScore(franchise, query.search) > 0)
  );
}
