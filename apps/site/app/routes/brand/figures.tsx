import type { BrandFigures } from '@naya/contract/brands/entity';
import { formatCount } from '@naya/contract/format/count';
import { formatDate, formatDayAndMonth } from '@naya/contract/format/date';
import { minShownVisitors } from '@naya/contract/views/view';
import type { Route } from './+types/figures';
import { readFromBrandApi } from './api.server.ts';
import { UnsentToast } from './brand-form.tsx';
import { handleForm } from './handle-form.server.ts';

export { clientAction } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

export const loader = (args: Route.LoaderArgs) =>
  readFromBrandApi<BrandFigures>(args, `/brands/${args.params.brand}/figures`);

export const action = (args: Route.ActionArgs) => handleForm(args);

const measures = [
  { title: 'Visitors', measure: 'views' },
  { title: 'Saved', measure: 'saves' },
  { title: 'Enquiries', measure: 'enquiries' },
  { title: 'Answered', measure: 'answers' },
] as const;

/** The figures of a listing, week by week. The table says the same as the plots. */
export default function Figures({ loaderData: { weeks, cities, words } }: Route.ComponentProps) {
  return (
    <div className="grid gap-10">
      <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
        {measures.map(({ title, measure }) => (
          <WeekPlot key={measure} title={title} weeks={weeks} measure={measure} />
        ))}
      </div>
      <div className="grid items-start gap-10 md:grid-cols-2">
        <table className="tabular w-full text-left">
          <caption className="mb-2 text-left text-2xl font-bold">By week</caption>
          <thead>
            <tr className="border-b border-line text-ink-muted">
              <th className="py-2 font-semibold">From</th>
              {measures.map(({ title, measure }) => (
                <th key={measure} className="py-2 pl-2 text-right font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((figures) => (
              <tr key={figures.week} className="border-b border-line">
                <th className="py-2 font-normal whitespace-nowrap">
                  {formatDayAndMonth(figures.week)}
                </th>
                {measures.map(({ measure }) => (
                  <td key={measure} className="py-2 pl-2 text-right">
                    {formatCount(figures[measure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid gap-8">
          <Sources title="Cities they had chosen" sources={cities} />
          <Sources title="What they had searched for" sources={words} />
          <p className="text-sm text-ink-muted">
            A city or word appears here once {minShownVisitors} visitors share it: nobody can tell
            who they were.
          </p>
        </div>
      </div>
      <UnsentToast />
    </div>
  );
}

function Sources({ title, sources }: { title: string; sources: BrandFigures['cities'] }) {
  return (
    <section>
      <h2 className="text-2xl font-bold">{title}</h2>
      {sources.length === 0 && <p className="mt-2 text-ink-muted">Too few to say yet.</p>}
      <ul className="mt-2">
        {sources.map(({ value, views }) => (
          <li key={value} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">{value}</span>
            <span className="tabular">{formatCount(views)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Weeks = BrandFigures['weeks'];
type PlotProps = {
  title: string;
  weeks: Weeks;
  measure: Exclude<keyof Weeks[number], 'week'>;
};

const size = { width: 360, height: 150, top: 18, bottom: 20 };
const gap = 4;

/** A bar for each week, with its number above it. */
function WeekPlot({ title, weeks, measure }: PlotProps) {
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
