import { franchiseStatuses } from '@naya/contract/constants';
import { countOf } from '@naya/contract/format/count';
import type { Overview } from '@naya/contract/office/overview';
import { listLink, ChartCard } from './ChartCard.tsx';
import { colours } from '../theme.ts';
import { Bars } from './Bars.tsx';

const fills = {
  pending: colours.marigold,
  approved: colours.leaf,
  rejected: colours.brick,
  suspended: colours.muted,
};
const link = (status: string) => listLink('franchises', { status });

export function ListingsPlot({
  counts,
  linked,
}: {
  counts: Overview['listings'];
  linked: boolean;
}) {
  const rows = franchiseStatuses.map((status) => {
    const value = counts.find((row) => row.status === status)?.count ?? 0;
    return {
      name: status,
      value,
      label: String(value),
      fill: fills[status],
      ...(linked && { to: link(status) }),
    };
  });
  const all = rows.reduce((sum, { value }) => sum + value, 0);
  return (
    <ChartCard
      title="Listings by status"
      summary={`${countOf(all, 'listing')} in all.`}
      isEmpty={all === 0}
      head={['Status', 'Listings']}
      rows={rows.map(({ name, label }) => [linked ? { text: name, to: link(name) } : name, label])}
      action={linked ? { label: 'All franchises', to: listLink('franchises', {}) } : undefined}
    >
      <Bars rows={rows} room={48} />
    </ChartCard>
  );
}
