import { statTiles, type StatTile } from '@naya/contract/site-info/tiles';
import { figuresUrl } from '@naya/contract/urls';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { preload } from 'react-dom';
import { Link } from 'react-router';
import wide1440avif from '../../assets/hero/street-1440.avif?url';
import wide1440webp from '../../assets/hero/street-1440.webp?url';
import wide2400avif from '../../assets/hero/street-2400.avif?url';
import wide2400webp from '../../assets/hero/street-2400.webp?url';
import near1200avif from '../../assets/hero/street-near-1200.avif?url';
import near1200webp from '../../assets/hero/street-near-1200.webp?url';
import near728avif from '../../assets/hero/street-near-728.avif?url';
import near728webp from '../../assets/hero/street-near-728.webp?url';
import { Button } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { Section } from '../../components/section.tsx';
import { useFrame } from '../../data/frame.ts';
import type { SectionData } from '../../data/load.ts';

/** A plain form until its script has come, which a first visit does not wait for. */
const BudgetSentence = lazy(() => import('./budget-sentence.tsx'));

export function Hero({ tiles }: { tiles: SectionData<StatTile[]> }) {
  const { headline, line, heroPicture } = useFrame();
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="shell pt-8 lg:pt-10">
        <h1 id="hero-title" className="hero-title">
          {headline}
        </h1>
        <p className="mt-2 max-w-3xl text-pretty text-ink-muted lg:text-lg">{line}</p>
      </div>
      <div className="hero-fascia on-board">
        <div className="shell">
          <Suspense>
            <BudgetSentence />
          </Suspense>
          <SearchForm className="signboard hero-search">
            <input
              name="search"
              type="search"
              aria-label="Search franchises"
              placeholder="Brand, category or city"
              className="signboard-input"
            />
            <Button type="submit" look="onBoard">
              <Search aria-hidden size={20} className="max-sm:hidden" />
              Search
            </Button>
          </SearchForm>
          <StatTags tiles={tiles} />
        </div>
      </div>
      <div aria-hidden="true" className="hero-awning awning awning-marigold" />
      {heroPicture ? (
        <Picture src={heroPicture} alt="" sizes="100vw" priority className="hero-street" />
      ) : (
        <HeroStreet />
      )}
    </section>
  );
}

/** On a narrow screen only the near end of the street is in view, so only that is sent. */
const narrow = {
  media: '(width < 48rem)',
  sizes: 'max(25rem, 100vw)',
  avif: `${near728avif} 728w, ${near1200avif} 1200w`,
  webp: `${near728webp} 728w, ${near1200webp} 1200w`,
};
const wide = {
  media: '(width >= 48rem)',
  sizes: 'max(56rem, 100vw)',
  avif: `${wide1440avif} 1440w, ${wide2400avif} 2400w`,
  webp: `${wide1440webp} 1440w, ${wide2400webp} 2400w`,
};

/** The largest thing on the first screen: its pictures are asked for before the page's scripts. */
function preloadStreet(): void {
  for (const { media, sizes, avif } of [narrow, wide]) {
    preload(wide1440avif, {
      as: 'image',
      type: 'image/avif',
      media,
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
}

function HeroStreet() {
  preloadStreet();
  return (
    <picture>
      <source media={narrow.media} type="image/avif" srcSet={narrow.avif} sizes={narrow.sizes} />
      <source media={narrow.media} type="image/webp" srcSet={narrow.webp} sizes={narrow.sizes} />
      <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
      <img
        src={wide1440webp}
        srcSet={wide.webp}
        sizes={wide.sizes}
        width={2400}
        height={900}
        alt="A high street of painted shopfronts, each an outlet of another brand."
        fetchPriority="high"
        className="hero-street"
      />
    </picture>
  );
}

const tilesWith = (figure: string) => statTiles.map(({ label }) => ({ label, figure }));

function tagsOfNone() {
  return <Tags tiles={tilesWith('0+')} />;
}

function StatTags({ tiles }: { tiles: SectionData<StatTile[]> }) {
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
          <dt>
            <Link to={figuresUrl} className="after:absolute after:inset-0">
              {label}
            </Link>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
