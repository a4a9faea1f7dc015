import type { TrendingType } from '@naya/contract/franchises/entity';
import { Suspense, useState } from 'react';
import { classes } from '../../components/classes.ts';
import { Failure } from '../../components/failure.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Section } from '../../components/section.tsx';
import { peek, type SectionData } from '../../data/load.ts';
import { Banner } from './banner.tsx';
import type { Trending as TrendingData } from './reads.ts';
import { TabList } from './tab-list.tsx';

const tabs = [
  { value: 'weekly', label: 'This Week' },
  { value: 'monthly', label: 'This Month' },
] as const;

function trendingFailed(message: string) {
  return <Failure message={message} className="mt-8 rounded-card bg-surface text-ink" />;
}

export function Trending({ trending }: { trending: SectionData<TrendingData> }) {
  const [tab, setTab] = useState<TrendingType>('weekly');
  return (
    <section
      aria-labelledby="trending-title"
      className="on-board bg-board py-12 text-on-board lg:py-16"
    >
      <div className="shell">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h2 id="trending-title" className="text-3xl font-bold lg:text-4xl">
              Trending franchises
            </h2>
            <p className="mt-2 text-lg text-on-board-muted">What investors are asking about.</p>
          </div>
          <TabList
            label="Trending"
            name="trending"
            hasPanels={peek(trending) !== null}
            tabs={tabs}
            chosen={tab}
            onChoose={setTab}
          />
        </div>
        <Section of={trending} loading={<Waiting />} failed={trendingFailed}>
          {(data) =>
            tabs.map(({ value, label }) => (
              <div
                key={value}
                role="tabpanel"
                id={`trending-panel-${value}`}
                aria-labelledby={`trending-tab-${value}`}
                className={classes('mt-6 lg:mt-8', value !== tab && 'hidden noscript:block')}
              >
                <p className="mb-3 hidden text-xl font-bold noscript:block">{label}</p>
                <Suspense>
                  <Banner label={label} franchises={data[value]} isShown={value === tab} />
                </Suspense>
              </div>
            ))
          }
        </Section>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <Loading className="banner-slide mt-6 opacity-15 lg:mt-8">
      <SkeletonBlock className="banner-picture" />
      <div className="grid content-center gap-4">
        <SkeletonBlock className="h-7 w-32" />
        <SkeletonBlock className="h-10 w-4/5" />
        <SkeletonBlock className="h-24" />
      </div>
    </Loading>
  );
}
