import { defaultMaxRoi, defaultMinRoi } from '@naya/contract/constants';
import { formatAmount } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type { ListedPage } from '@naya/contract/franchises/entity';
import type { FranchiseQuery } from '@naya/contract/franchises/query';

/** A filter in force, in words, and the change that takes it away. */
type ActiveFilter = { label: string; removal: Partial<FranchiseQuery> };

function rangeLabel(min: string | null, max: string | null): string | null {
  if (min !== null && max !== null) return min === max ? min : `${min} to ${max}`;
  if (min !== null) return `from ${min}`;
  return max === null ? null : `up to ${max}`;
}

function amount(value: number | null): string | null {
  return value === null ? null : formatAmount(value);
}

function months(value: number | null, open: number): string | null {
  return value === null || value === open ? null : formatRoiMonths(value, null);
}

/** The widest range still leaves out franchises that state no ROI. */
function roiLabel({ minRoi, maxRoi }: FranchiseQuery): string | null {
  if (minRoi === null && maxRoi === null) return null;
  if (minRoi === null && maxRoi !== null && maxRoi < defaultMaxRoi) {
    return `Back within ${formatRoiMonths(maxRoi, null)}`;
  }
  const range = rangeLabel(months(minRoi, defaultMinRoi), months(maxRoi, defaultMaxRoi));
  return range === null ? 'Any stated ROI' : `ROI ${range}`;
}

const trendingLabels = { weekly: 'Trending this week', monthly: 'Trending this month' } as const;

export function activeFilters(query: FranchiseQuery): ActiveFilter[] {
  const investment = rangeLabel(amount(query.minInvestment), amount(query.maxInvestment));
  const filters: { label: string | null; removal: Partial<FranchiseQuery> }[] = [
    { label: query.search && `“${query.search}”`, removal: { search: null } },
    { label: query.category, removal: { category: null } },
    { label: query.location, removal: { location: null } },
    { label: query.openIn && `Open for partners in ${query.openIn}`, removal: { openIn: null } },
    { label: query.outletsIn && `Outlets in ${query.outletsIn}`, removal: { outletsIn: null } },
    { label: query.state, removal: { state: null } },
    {
      label: investment && `Budget ${investment}`,
      removal: { minInvestment: null, maxInvestment: null },
    },
    { label: roiLabel(query), removal: { minRoi: null, maxRoi: null } },
    { label: query.trending && trendingLabels[query.trending], removal: { trending: null } },
  ];
  return filters.flatMap(({ label, removal }) => (label === null ? [] : [{ label, removal }]));
}

export type Understood = ListedPage['understood'][number];

function understoodLabel({ parameter, value }: Understood): string {
  if (parameter === 'maxInvestment') return `Budget up to ${formatAmount(value)}`;
  if (parameter === 'minInvestment') return `Budget from ${formatAmount(value)}`;
  if (parameter === 'maxRoi') return `Back within ${formatRoiMonths(value, null)}`;
  return value;
}

/** Words of the search that were understood as a filter; without the filter, the search is without the words. */
export function understoodFilters(understood: Understood[]): ActiveFilter[] {
  return understood.map((each) => ({
    label: `“${each.text}”: ${understoodLabel(each)}`,
    removal: { search: each.rest || null },
  }));
}
