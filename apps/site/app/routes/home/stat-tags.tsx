import { statTiles, type StatTile } from '@naya/contract/site-info/tiles';
import { Section } from '../../components/section.tsx';
import type { SectionData } from '../../data/load.ts';

const tilesWith = (figure: string) => statTiles.map(({ label }) => ({ label, figure }));

function tagsOfNone() {
  return <Tags tiles={tilesWith('0+')} />;
}

export function StatTags({ tiles }: { tiles: SectionData<StatTile[]> }) {
  return (
    <Section of={tiles} loading={<Tags tiles={tilesWith('...')} />} failed={tagsOfNone}>
      {(known) => <Tags tiles={known} />}
    </Section>
  );
}

/** Tags on strings. */
function Tags({ tiles }: { tiles: StatTile[] }) {
  return (
    <dl className="stat-tags">
      {tiles.map(({ label, figure }) => (
        <div key={label} className="hang-tag">
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
