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
import { useState } from 'react';
import { colours } from '../theme.ts';
import { ChartCard } from './ChartCard.tsx';
import { byAge, byDay, type Figures } from './figures.ts';

const kinds = {
  enquiry: colours.sign,
  investor: colours.marigold,
  contact: colours.indigo,
  listing: colours.brick,
};
const axis = { fontSize: 13, fill: colours.muted };

/** The charts, each with its numbers as a table for those who do not see it. */
export default function Charts({ figures }: { figures: Figures }) {
  const [now] = useState(() => new Date());
  const days = byDay(figures.perDay, now);
  const ages = byAge(figures.openByAge);
  return (
    <>
      <ChartCard
        title="Submissions per day"
        rows={figures.perDay.map(({ day, kind, count }) => [`${day}, ${kind}`, count])}
      >
        <ResponsiveContainer height={260}>
          <BarChart data={days} accessibilityLayer={false}>
            <CartesianGrid stroke={colours.line} vertical={false} />
            <XAxis dataKey="day" tick={axis} />
            <YAxis allowDecimals={false} width={32} tick={axis} />
            <Tooltip />
            <Legend />
            {Object.entries(kinds).map(([kind, fill]) => (
              <Bar key={kind} dataKey={kind} stackId="all" fill={fill} isAnimationActive={false} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </ChartCard>
      <ChartCard title="Open leads by age" rows={ages.map(({ age, count }) => [age, count])}>
        <ResponsiveContainer height={260}>
          <BarChart data={ages} accessibilityLayer={false}>
            <CartesianGrid stroke={colours.line} vertical={false} />
            <XAxis dataKey="age" tick={axis} />
            <YAxis allowDecimals={false} width={32} tick={axis} />
            <Tooltip />
            <Bar dataKey="count" fill={colours.sign} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </ChartCard>
      <ChartCard
        title="Most asked for, 30 days"
        rows={figures.mostAsked.map(({ name, count }) => [name, count])}
      >
        <ResponsiveContainer height={260}>
          <BarChart data={figures.mostAsked} layout="vertical" accessibilityLayer={false}>
            <XAxis type="number" allowDecimals={false} tick={axis} />
            <YAxis type="category" dataKey="name" width={140} tick={axis} />
            <Tooltip />
            <Bar dataKey="count" fill={colours.marigold} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </ChartCard>
    </>
  );
}
