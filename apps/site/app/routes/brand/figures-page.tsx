import type { BrandFigures } from '@naya/contract/brands/entity';
import { formatCount } from '@naya/contract/format/count';
import { formatDayAndMonth } from '@naya/contract/format/date';
import { minShownVisitors } from '@naya/contract/views/view';
import { WeekPlot } from './week-plot.tsx';

const measures = [
  { title: 'Visitors', measure: 'views' },
  { title: 'Saved', measure: 'saves' },
  { title: 'Enquiries', measure: 'enquiries' },
  { title: 'Answered', measure: 'answers' },
] as const;

/** The figures of a listing, week by week. The table says the same as the plots. */
export function FiguresPage({ figures: { weeks, cities, words } }: { figures: BrandFigures }) {
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
