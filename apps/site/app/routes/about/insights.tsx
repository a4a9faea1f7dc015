import { formatAmount } from '@naya/contract/format/amount';
import { formatCount } from '@naya/contract/format/count';
import type { Insight } from '@naya/contract/site-info/insight';
import { ChevronDown } from 'lucide-react';
import { SectionHeading } from '../../components/section-heading.tsx';

/** Two in a row, or three; what is left over fills its row. */
const columns = [
  'mt-8 grid gap-6 *:min-w-0 md:grid-cols-2 lg:grid-cols-6 lg:*:col-span-2',
  'md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2',
  'lg:[&>:nth-child(3n+1):nth-last-child(2)]:col-span-3',
  'lg:[&>:nth-child(3n+2):last-child]:col-span-3',
].join(' ');

export function Insights({ insights }: { insights: Insight[] }) {
  return (
    <section aria-labelledby="insights-title" className="shell pt-12 lg:pt-20">
      <SectionHeading
        id="insights-title"
        title="Franchising in numbers"
        text="Worked out from the brands on this site, as they stand today."
      />
      <div className={columns}>
        {insights.map((insight) => (
          <BarChart key={insight.id} insight={insight} />
        ))}
      </div>
    </section>
  );
}

const shownBars = 5;

/** The largest few as bars, each with its figure; all of them as a table behind it. */
function BarChart({ insight }: { insight: Insight }) {
  const series = insight.series.toSorted((a, b) => b.value - a.value);
  const largest = Math.max(...series.map(({ value }) => value), 0);
  return (
    <figure className="flex flex-col rounded-card border border-line bg-surface p-5 lg:p-6">
      <figcaption>
        <h3 className="text-xl font-bold">{insight.title}</h3>
        <p className="mt-1 text-4xl font-extrabold text-sign tabular">
          {formatFigure(insight.value, insight.unit)}
        </p>
        {insight.description && (
          <p className="mt-1 text-ink-muted sm:min-h-[2lh]">{insight.description}</p>
        )}
      </figcaption>
      {series.length > 0 && (
        <>
          <ul className="mt-5 grid gap-3">
            {series.slice(0, shownBars).map(({ label, value }) => (
              <li key={label}>
                <div className="flex justify-between gap-4">
                  <span>{label}</span>
                  <b className="font-semibold tabular">{formatPoint(value, insight.unit)}</b>
                </div>
                <div className="mt-1 h-2.5 rounded-full bg-sunken">
                  <div
                    className="h-full rounded-full bg-sign"
                    style={{ width: `${largest > 0 ? Math.max(0, (value / largest) * 100) : 0}%` }}
                  />
                </div>
              </li>
            ))}
          </ul>
          <FigureTable insight={{ ...insight, series }} />
        </>
      )}
    </figure>
  );
}

function FigureTable({ insight }: { insight: Insight }) {
  return (
    <details className="group mt-auto pt-4">
      <summary className="flex min-h-11 items-center gap-1.5 font-semibold text-sign">
        All figures as a table
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <table className="w-full tabular">
        <caption className="sr-only">{insight.title}</caption>
        <tbody>
          {insight.series.map(({ label, value }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {label}
              </th>
              <td className="py-2 text-right font-semibold">{formatPoint(value, insight.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const rupeeUnits = new Set(['₹', 'inr', 'rs', 'rupee', 'rupees']);

/** One value of a series: '₹18.5L', '24', '1,250'. A series may count something else than the figure's unit. */
function formatPoint(value: number, unit: string): string {
  return rupeeUnits.has(unit.toLowerCase()) ? formatAmount(value) : formatCount(value);
}

/** '₹18.5L', '24 months', '1,250 outlets'. */
function formatFigure(value: number, unit: string): string {
  const point = formatPoint(value, unit);
  return rupeeUnits.has(unit.toLowerCase()) ? point : `${point} ${unit}`.trim();
}
