import type { Stats } from '@naya/contract/site-info/entity';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/section.ts';

const tags = [
  { key: 'brands', label: 'Franchise Brands' },
  { key: 'investors', label: 'Investors Connected' },
  { key: 'cities', label: 'Cities Covered' },
] as const;

const noStats: Stats = { brands: 0, investors: 0, cities: 0 };

function tagsWith(stats: Stats) {
  return <Tags figure={(key) => `${stats[key]}+`} />;
}

function tagsOfNone() {
  return tagsWith(noStats);
}

export function StatTags({ stats }: { stats: SectionData<Stats> }) {
  return (
    <Section of={stats} loading={<Tags figure={() => '...'} />} failed={tagsOfNone}>
      {tagsWith}
    </Section>
  );
}

/** Tags on strings. */
function Tags({ figure }: { figure: (key: keyof Stats) => string }) {
  return (
    <dl className="stat-tags">
      {tags.map(({ key, label }) => (
        <div key={key} className="hang-tag">
          <dt>{label}</dt>
          <dd>{figure(key)}</dd>
        </div>
      ))}
    </dl>
  );
}
