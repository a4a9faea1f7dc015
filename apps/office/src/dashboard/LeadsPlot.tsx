import { countOf } from '@naya/contract/format/count';
import { leadKinds, type Overview } from '@naya/contract/office/overview';
import { kindNames } from '@naya/contract/submissions/facts';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { listLink, ChartCard } from './ChartCard.tsx';
import { colours } from '../theme.ts';
import { axis, cursor, labelWeek, shortWeek } from './chart-styles.ts';

const fills = {
  enquiry: colours.sign,
  investor: colours.marigold,
  contact: colours.indigo,
  report: colours.brick,
  event: colours.leaf,
};
type Week = Overview['leads'][number];
const sum = (week: Week) => leadKinds.reduce((all, kind) => all + week[kind], 0);
const link = (week: string) => listLink('leads', { week });

export function LeadsPlot({ weeks, linked }: { weeks: Overview['leads']; linked: boolean }) {
  const all = weeks.reduce((total, week) => total + sum(week), 0);
  const last = weeks.at(-1);
  const name = (week: string) =>
    linked ? { text: shortWeek(week), to: link(week) } : shortWeek(week);
  return (
    <ChartCard
      title="Leads per week"
      summary={`${countOf(all, 'lead')} in ${weeks.length} weeks, ${last ? sum(last) : 0} of them this week.`}
      isEmpty={all === 0}
      head={['Week from', ...leadKinds.map((kind) => kindNames[kind])]}
      rows={weeks.map((week) => [name(week.week), ...leadKinds.map((kind) => String(week[kind]))])}
      action={linked ? { label: 'All leads', to: listLink('leads', {}) } : undefined}
    >
      <ResponsiveContainer height={240}>
        <BarChart data={weeks} accessibilityLayer={false}>
          <CartesianGrid stroke={colours.line} vertical={false} />
          <XAxis dataKey="week" tick={axis} tickFormatter={shortWeek} minTickGap={12} />
          <YAxis allowDecimals={false} width={32} tick={axis} />
          <Tooltip cursor={cursor} labelFormatter={labelWeek} />
          <Legend />
          {leadKinds.map((kind) => (
            <Bar
              key={kind}
              dataKey={kind}
              name={kindNames[kind]}
              stackId="all"
              fill={fills[kind]}
              isAnimationActive={false}
              {...(linked && {
                cursor: 'pointer',
                onClick: ({ payload }: { payload?: Week }) => {
                  if (payload) window.location.hash = link(payload.week);
                },
              })}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </ChartCard>
  );
}
