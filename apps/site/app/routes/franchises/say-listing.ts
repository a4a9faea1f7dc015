import { formatAmount, formatRupeesInWords } from '@naya/contract/format/amount';
import { formatCount } from '@naya/contract/format/count';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { countIn, countOpen } from '../../franchises/list-sections.ts';
import { activeFilters, type Listing, type ResultPage } from './listing.ts';
import { chosenPlaceName, meantQuery } from './meant-query.ts';

function sayMoney({ minInvestment: min, maxInvestment: max }: FranchiseQuery): string | null {
  if (max !== null && min === null) return `with ${formatRupeesInWords(max)}`;
  if (min === null) return null;
  return max === null
    ? `from ${formatAmount(min)}`
    : `for ${formatAmount(min)} to ${formatAmount(max)}`;
}

/** The title answers what was asked: '6 you can open in Indore with ₹15 lakh'. */
export function listingTitle({ query }: Listing, page: ResultPage | null): string {
  if (!page || page.total === 0 || activeFilters(query).length === 0)
    return 'Franchise opportunities';
  const meant = meantQuery(query, page.understood);
  const place = chosenPlaceName(query, page.understood);
  const money = sayMoney(meant);
  const isAboutOutlets =
    meant.outletsIn !== null && meant.openIn === null && meant.location === null;
  const count = isAboutOutlets ? countIn(page.sections, 'outlets') : countOpen(page);
  const opens = !isAboutOutlets && page.sections.length > 0 && (place ?? money) !== null;
  const said = [
    count === 0 ? 'None' : formatCount(count),
    meant.category,
    opens && meant.category === null ? null : count === 1 ? 'franchise' : 'franchises',
    isAboutOutlets && 'with outlets',
    opens && 'you can open',
    place !== null && `in ${place}`,
    money,
    meant.maxRoi !== null &&
      meant.minRoi === null &&
      `back within ${formatRoiMonths(meant.maxRoi, null)}`,
    meant.search !== null && `for “${meant.search}”`,
  ];
  return said.filter(Boolean).join(' ');
}
