import { formatCount } from '@naya/contract/format/count';
import type { Overview } from '@naya/contract/office/overview';
import { listLink, ChartCard } from './ChartCard.tsx';
import { colours } from '../theme.ts';
import { Bars } from './Bars.tsx';
import { percent } from './chart-styles.ts';

type Props = { franchises: Overview['franchises']; opensLeads: boolean; opensFranchises: boolean };

export function FranchisesPlot({ franchises, opensLeads, opensFranchises }: Props) {
  const sum = (name: 'views' | 'enquiries') => franchises.reduce((all, row) => all + row[name], 0);
  const leadsOf = (id: number) => listLink('leads', { franchise_id: id });
  const rows = franchises.map(({ id, name, views, enquiries }) => ({
    name,
    value: views,
    label: `${formatCount(views)} · ${formatCount(enquiries)} · ${percent(enquiries, views)}`,
    fill: colours.indigo,
    ...(opensLeads && { to: leadsOf(id) }),
  }));
  return (
    <ChartCard
      title="Views and enquiries of the top ten"
      summary={`Views · enquiries · enquiries per view, in 13 weeks. Together ${formatCount(sum('views'))} · ${formatCount(sum('enquiries'))} · ${percent(sum('enquiries'), sum('views'))}.`}
      isEmpty={franchises.length === 0}
      head={['Franchise', 'Views', 'Enquiries', 'Conversion']}
      rows={franchises.map(({ id, name, views, enquiries }) => [
        opensFranchises ? { text: name, to: `#/franchises/${id}` } : name,
        formatCount(views),
        opensLeads ? { text: formatCount(enquiries), to: leadsOf(id) } : formatCount(enquiries),
        percent(enquiries, views),
      ])}
      action={
        opensLeads
          ? { label: 'All enquiries', to: listLink('leads', { kind: 'enquiry' }) }
          : undefined
      }
    >
      <Bars rows={rows} room={120} />
    </ChartCard>
  );
}
