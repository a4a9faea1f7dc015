import type { Insight } from '@naya/contract/site-info/insight';
import { SectionHeading } from '../../components/section-heading.tsx';
import { BarChart } from './bar-chart.tsx';

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
