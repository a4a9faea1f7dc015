import type { CountedStats, Stats } from '@naya/contract/site-info/entity';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';
import { useFrame } from '../../data/use-frame.ts';

export function AboutHero({ stats }: { stats: SectionData<Stats> }) {
  const { siteName } = useFrame();
  return (
    <section
      aria-labelledby="about-title"
      className="on-board bg-board pt-12 text-on-board lg:pt-20"
    >
      <div className="shell grid gap-x-16 gap-y-10 pb-12 lg:grid-cols-[1fr_auto] lg:items-end lg:pb-16">
        <div>
          <h1 id="about-title" className="text-4xl font-extrabold lg:text-5xl">
            About {siteName}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-balance text-on-board-muted lg:text-xl">
            A marketplace where every franchise shows what it costs, what it needs and how long it
            takes to pay for itself, before you speak to anyone.
          </p>
        </div>
        <dl className="flex">
          <Counter stats={stats} figure="brands" label="Franchise Brands" />
          <Counter stats={stats} figure="investors" label="Investors Connected" />
          <Counter stats={stats} figure="cities" label="Cities Covered" />
        </dl>
      </div>
      <div className="awning awning-marigold" />
    </section>
  );
}

type CounterProps = { stats: SectionData<Stats>; figure: keyof CountedStats; label: string };

function Counter({ stats, figure, label }: CounterProps) {
  return (
    <div className="flex flex-1 flex-col-reverse justify-end border-dotted border-board-line px-3 not-first:border-l-2 first:pl-0 last:pr-0 sm:px-6">
      <dt className="text-on-board-muted sm:whitespace-nowrap">{label}</dt>
      <dd className="text-3xl font-extrabold text-marigold tabular sm:text-4xl">
        <Section of={stats} loading="..." failed={() => '0+'}>
          {(known) => `${known[figure]}+`}
        </Section>
      </dd>
    </div>
  );
}
