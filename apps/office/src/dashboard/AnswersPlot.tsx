import { answerWithinDays } from '@naya/contract/brands/stages';
import { formatCount } from '@naya/contract/format/count';
import type { Overview } from '@naya/contract/office/overview';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { listLink, ChartCard } from './ChartCard.tsx';
import { colours } from '../theme.ts';
import { axis, cursor, labelWeek, percent, shortWeek } from './chart-styles.ts';

const within = `${answerWithinDays} working days`;
const hours = (median: number | null) =>
  median === null
    ? '–'
    : median >= 48
      ? `${formatCount(median / 24)} days`
      : `${formatCount(median)} h`;

export function AnswersPlot({ weeks, linked }: { weeks: Overview['answers']; linked: boolean }) {
  const due = weeks.reduce((all, week) => all + week.due, 0);
  const inTime = weeks.reduce((all, week) => all + week.in_time, 0);
  const latest = weeks.findLast((week) => week.median_hours !== null);
  const data = weeks.map(({ week, due: all, in_time }) => ({
    week,
    share: all === 0 ? null : Math.round((in_time / all) * 100),
  }));
  const median = latest
    ? ` Half of the latest answers came within ${hours(latest.median_hours)}.`
    : '';
  return (
    <ChartCard
      title="Response time"
      summary={`${percent(inTime, due)} of the leads were answered within ${within}.${median}`}
      isEmpty={due === 0}
      head={['Week from', 'Median', 'In time', 'Of', 'Share']}
      rows={weeks.map((week) => [
        shortWeek(week.week),
        hours(week.median_hours),
        String(week.in_time),
        String(week.due),
        percent(week.in_time, week.due),
      ])}
      action={linked ? { label: 'Late ones', to: listLink('leads', { late: true }) } : undefined}
    >
      <ResponsiveContainer height={240}>
        <BarChart data={data} accessibilityLayer={false}>
          <CartesianGrid stroke={colours.line} vertical={false} />
          <XAxis dataKey="week" tick={axis} tickFormatter={shortWeek} minTickGap={12} />
          <YAxis domain={[0, 100]} unit="%" width={48} tick={axis} />
          <Tooltip cursor={cursor} labelFormatter={labelWeek} />
          <Bar
            dataKey="share"
            name={`within ${within}`}
            unit="%"
            fill={colours.leaf}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartCard>
  );
}
