import type { Insight } from '@naya/contract/entities/insight';
import { SectionHeading } from '../../components/section-heading.tsx';
import { BarChart } from './bar-chart.tsx';

export function Insights({ insights }: { insights: Insight[] }) {
  return (
    <section aria-labelledby="insights-title" className="shell pt-12 lg:pt-20">
      <SectionHeading
        id="insights-title"
        title="Franchising in numbers"
        text="Worked out from the brands on this site, as they stand today."
      />
      <div className="mt-8 grid items-start *:min-w-0 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {insights.map((insight) => (
          <BarChart key={insight.id} insight={insight} />
        ))}
      </div>
    </section>
  );
}
