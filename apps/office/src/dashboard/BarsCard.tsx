import type { ReactNode } from 'react';
import { Bar, BarChart, LabelList, Rectangle, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { BarShapeProps } from 'recharts';
import { colours } from '../theme.ts';
import { ChartCard } from './ChartCard.tsx';
import { axis } from './chart-looks.ts';

type Props = {
  title: string;
  rows: [string, number][];
  /** Text shown when every number is zero. */
  empty: string;
  action?: ReactNode;
  colour?: string;
  /** Bars that have a colour of their own, by name. */
  tones?: Record<string, string>;
};

const barHeight = 38;
const longest = 22;
const shorten = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** One bar for each name, with its number at the end: read at a glance, without a scale. */
export function BarsCard({ title, rows, empty, action, colour = colours.sign, tones }: Props) {
  const shown = rows.some(([, count]) => count > 0) ? rows : [];
  const data = shown.map(([name, count]) => ({ name, count }));
  const shape = (bar: BarShapeProps) => (
    <Rectangle {...bar} fill={tones?.[data[bar.index]?.name ?? ''] ?? colour} radius={4} />
  );
  return (
    <ChartCard title={title} rows={shown} empty={empty} action={action}>
      <ResponsiveContainer height={data.length * barHeight + 8}>
        <BarChart
          data={data}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ right: 48, left: 0 }}
        >
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey="name"
            width={132}
            tick={axis}
            tickFormatter={shorten}
            axisLine={false}
            tickLine={false}
            interval={0}
          />
          <Bar dataKey="count" isAnimationActive={false} shape={shape} barSize={22}>
            <LabelList dataKey="count" position="right" fill={colours.ink} fontSize={14} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartCard>
  );
}
