import { countOf, formatCount } from '@naya/contract/format/count';

type ResultCountProps = { from: number; to: number; total: number; isBestFirst: boolean };

function sentence({ from, to, total, isBestFirst }: ResultCountProps): string {
  const order = isBestFirst && total > 1 ? ', best match first' : '';
  if (from === 1 && to === total) return `Showing ${countOf(total, 'franchise')}${order}`;
  if (to < from) return `Showing 0 of ${countOf(total, 'franchise')}`;
  return `Showing ${formatCount(from)}–${formatCount(to)} of ${countOf(total, 'franchise')}${order}`;
}

/** Said aloud whenever it changes. */
export function ResultCount(props: ResultCountProps) {
  return <output className="tabular block text-ink-muted">{sentence(props)}</output>;
}
