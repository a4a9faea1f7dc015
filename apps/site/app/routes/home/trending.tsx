import type { TrendingType } from '@naya/contract/franchises/entity';
import { franchiseUrl } from '@naya/contract/urls';
import { Suspense, useState, type KeyboardEvent } from 'react';
import { classes } from '../../components/classes.ts';
import { Failure } from '../../components/failure.tsx';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { Section } from '../../components/section.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { peek, type SectionData } from '../../data/load.ts';
import type { CardFranchise } from '../../franchises/read-franchises.ts';
import { Banner } from './banner.tsx';
import type { Trending as TrendingData } from './read-home.ts';

const tabs = [
  { value: 'weekly', label: 'This Week' },
  { value: 'monthly', label: 'This Month' },
] as const;

function trendingFailed(message: string) {
  return <Failure message={message} className="mt-8 rounded-card bg-surface text-ink" />;
}

export function Trending({ trending }: { trending: SectionData<TrendingData> }) {
  const [tab, setTab] = useState<TrendingType>('weekly');
  const [wasTurned, setTurned] = useState(false);
  const choose = (chosen: TrendingType) => {
    setTab(chosen);
    setTurned(true);
  };
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
            onChoose={choose}
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
                {value === tab || wasTurned ? (
                  <Suspense>
                    <Banner label={label} franchises={data[value]} isShown={value === tab} />
                  </Suspense>
                ) : (
                  <Names franchises={data[value]} />
                )}
              </div>
            ))
          }
        </Section>
      </div>
    </section>
  );
}

/** Of the panel behind the other tab, which nobody sees with JavaScript before they turn to it. */
function Names({ franchises }: { franchises: CardFranchise[] }) {
  return (
    <ul>
      {franchises.map(({ id, business_name }) => (
        <li key={id}>
          <TextLink to={franchiseUrl(id)}>{business_name}</TextLink>
        </li>
      ))}
    </ul>
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

type TabListProps<Value extends string> = {
  label: string;
  /** Tabs are `{name}-tab-{value}`, their panels `{name}-panel-{value}`. */
  name: string;
  /** Without data there are none to point at. */
  hasPanels: boolean;
  tabs: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs as assistive technology knows them: one stop in the tab order, arrows between. */
function TabList<Value extends string>({
  label,
  name,
  hasPanels,
  tabs,
  ...choice
}: TabListProps<Value>) {
  const { chosen, onChoose } = choice;

  const turn = (event: KeyboardEvent) => {
    const step = turns[event.key];
    const index = tabs.findIndex(({ value }) => value === chosen);
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    document.getElementById(`${name}-tab-${next.value}`)?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className="tab-list noscript:hidden">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.value}`}
          aria-controls={hasPanels ? `${name}-panel-${tab.value}` : undefined}
          aria-selected={tab.value === chosen}
          tabIndex={tab.value === chosen ? 0 : -1}
          onKeyDown={turn}
          onClick={() => onChoose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
