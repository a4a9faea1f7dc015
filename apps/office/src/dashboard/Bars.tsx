import { Bar, BarChart, LabelList, Rectangle, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { BarShapeProps } from 'recharts';
import { colours } from '../theme.ts';
import { axis } from './chart-styles.ts';

export type BarRow = { name: string; value: number; label: string; to?: string; fill?: string };

const barHeight = 36;
const longest = 20;
const shorten = (name: string) => (name.length > longest ? `${name.slice(0, longest - 1)}…` : name);

/** One bar for each name, with its figures at the end: read at a glance, without a scale. */
export function Bars({ rows, room }: { rows: BarRow[]; room: number }) {
  const shape = (bar: BarShapeProps) => (
    <Rectangle {...bar} fill={rows[bar.index]?.fill ?? colours.sign} radius={4} />
  );
  const open = ({ payload }: { payload?: BarRow }) => {
    if (payload?.to) window.location.hash = payload.to;
  };
  return (
    <ResponsiveContainer height={rows.length * barHeight + 8}>
      <BarChart data={rows} layout="vertical" accessibilityLayer={false} margin={{ right: room }}>
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
        <Bar
          dataKey="value"
          isAnimationActive={false}
          shape={shape}
          barSize={20}
          cursor="pointer"
          onClick={open}
        >
          <LabelList dataKey="label" position="right" fill={colours.ink} fontSize={13} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
