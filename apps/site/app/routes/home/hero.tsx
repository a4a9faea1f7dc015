import type { StatTile } from '@naya/contract/site-info/tiles';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { Picture } from '../../components/picture.tsx';
import { useFrame } from '../../data/use-frame.ts';
import type { SectionData } from '../../data/load.ts';
import { HeroStreet } from './hero-street.tsx';
import { StatTags } from './stat-tags.tsx';

/** A plain form until its script has come, which a first visit does not wait for. */
const BudgetSentence = lazy(() => import('./budget-sentence.tsx'));

export function Hero({ tiles }: { tiles: SectionData<StatTile[]> }) {
  const { headline, line, heroPicture } = useFrame();
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="shell pt-10 lg:pt-14">
        <h1 id="hero-title" className="hero-title">
          {headline}
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-ink-muted lg:text-xl">{line}</p>
      </div>
      <div className="hero-fascia on-board">
        <div className="shell">
          <SearchForm className="signboard hero-search">
            <input
              name="search"
              type="search"
              aria-label="Search franchises"
              placeholder="Brand, category or city"
              className="signboard-input sm:min-h-13"
            />
            <Button type="submit" look="accent" className="sm:min-h-13 sm:px-6 sm:text-lg">
              <Search aria-hidden size={20} className="max-sm:hidden" />
              Search
            </Button>
          </SearchForm>
          <Suspense>
            <BudgetSentence />
          </Suspense>
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
