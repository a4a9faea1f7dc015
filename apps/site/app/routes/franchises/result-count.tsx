import { formatAmount } from '@naya/contract/format/amount';
import { countOf, formatCount } from '@naya/contract/format/count';
import type { FranchiseQuery } from '@naya/contract/franchises/query';

type Counts = { from: number; to: number; total: number; isBestFirst: boolean };

function sentence({ from, to, total, isBestFirst }: Counts): string {
  const order = isBestFirst && total > 1 ? ', best match first' : '';
  if (from === 1 && to === total) return `Showing ${countOf(total, 'franchise')}${order}`;
  if (to < from) return `Showing 0 of ${countOf(total, 'franchise')}`;
  return `Showing ${formatCount(from)}–${formatCount(to)} of ${countOf(total, 'franchise')}${order}`;
}

/** Says how a budget meets a brand's own range: part of that may lie outside. */
function budgetMeaning({ minInvestment: min, maxInvestment: max }: FranchiseQuery): string | null {
  if (max !== null && min === null) return `, starting at ${formatAmount(max)} or less`;
  if (min !== null && max === null) return `, reaching ${formatAmount(min)} or more`;
  if (min === null || max === null) return null;
  return `, in ranges that meet ${formatAmount(min)} to ${formatAmount(max)}`;
}

/** Says how a brand belongs to a city: not every one takes new partners there. */
function cityMeaning({ location, openIn }: FranchiseQuery): string | null {
  if (!location || openIn) return null;
  return `; open in ${location}, or with a waiting list or outlets there`;
}

type ResultCountProps = Counts & { query: FranchiseQuery };

/** The count is said aloud whenever it changes. */
export function ResultCount({ query, ...counts }: ResultCountProps) {
  return (
    <p className="tabular text-pretty text-ink-muted">
      <output>{sentence(counts)}</output>
      {counts.total > 0 && budgetMeaning(query)}
      {counts.total > 0 && cityMeaning(query)}
    </p>
  );
}
