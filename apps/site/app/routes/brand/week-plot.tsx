import type { BrandFigures } from '@naya/contract/brands/entity';
import { formatCount } from '@naya/contract/format/count';
import { formatDate } from '@naya/contract/format/date';

type Weeks = BrandFigures['weeks'];
type PlotProps = { title: string; weeks: Weeks; measure: Exclude<keyof Weeks[number], 'week'> };

const size = { width: 360, height: 150, top: 18, bottom: 20 };
const gap = 4;

/** A bar for each week, with its number above it. */
export function WeekPlot({ title, weeks, measure }: PlotProps) {
  const { width, height, top, bottom } = size;
  const most = Math.max(1, ...weeks.map((each) => each[measure]));
  const step = width / weeks.length;
  const base = height - bottom;
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="text-lg font-bold">{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="mt-2 w-full text-sm">
        {weeks.map((each, at) => {
          const tall = ((base - top) * each[measure]) / most;
          return (
            <g key={each.week}>
              <rect
                x={at * step + gap / 2}
                y={base - tall}
                width={step - gap}
                height={tall}
                className="fill-sign"
              />
              {each[measure] > 0 && (
                <text
                  x={(at + 0.5) * step}
                  y={base - tall - 4}
                  textAnchor="middle"
                  className="fill-ink"
                >
                  {formatCount(each[measure])}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2={width} y1={base} y2={base} className="stroke-line-strong" />
        <text x="0" y={height - 4} className="fill-ink-muted">
          {formatDate(weeks[0]?.week)}
        </text>
        <text x={width} y={height - 4} textAnchor="end" className="fill-ink-muted">
          this week
        </text>
      </svg>
    </figure>
  );
}
