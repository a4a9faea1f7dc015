import type { SortOption } from '../../constants.ts';
import type { Franchise } from '../entity.ts';

type Compare = (a: Franchise, b: Franchise) => number;

/** Creates the collator at first use: that is slow on a phone, and most backends sort by themselves. */
function collated(options: Intl.CollatorOptions) {
  let collator: Intl.Collator | undefined;
  return (a: string, b: string) => (collator ??= new Intl.Collator('en', options)).compare(a, b);
}
const byText = collated({ sensitivity: 'base' });
const byNumberedText = collated({ numeric: true });

function byId(a: Franchise, b: Franchise): number {
  return typeof a.id === 'number' && typeof b.id === 'number'
    ? a.id - b.id
    : byNumberedText(String(a.id), String(b.id));
}

/** Rows with no figure come last in either direction. */
function byFigure(figure: (franchise: Franchise) => number | null, direction: 1 | -1): Compare {
  return (a, b) => {
    const [left, right] = [figure(a), figure(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };
}

function timeOf({ created_at }: Franchise): number | null {
  const time = Date.parse(created_at ?? '');
  return Number.isNaN(time) ? null : time;
}

const byNewest = byFigure(timeOf, -1);

const orders: Record<SortOption, Compare> = {
  featured: (a, b) =>
    Number(a.is_outdated) - Number(b.is_outdated) ||
    Number(b.is_featured) - Number(a.is_featured) ||
    byNewest(a, b),
  name: (a, b) => byText(a.business_name, b.business_name),
  investmentLow: byFigure((each) => each.investment_min ?? each.investment_max, 1),
  investmentHigh: byFigure((each) => each.investment_max ?? each.investment_min, -1),
  roiHigh: byFigure((each) => each.excepted_roi_max ?? each.excepted_roi_min, -1),
  roiLow: byFigure((each) => each.excepted_roi_min ?? each.excepted_roi_max, 1),
};

export function orderOf(sort: SortOption): Compare {
  return (a, b) => orders[sort](a, b) || byId(a, b);
}
