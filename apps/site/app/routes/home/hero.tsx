import type { Stats } from '@naya/contract/site-info/entity';
import { provider } from '@naya/contract/site-info/provider';
import { Search } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import type { SectionData } from '../../data/section.ts';
import { HeroStreet } from './hero-street.tsx';
import { StatTags } from './stat-tags.tsx';

export function Hero({ stats }: { stats: SectionData<Stats> }) {
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="shell relative z-10 pt-10 lg:pt-14">
        <h1 id="hero-title" className="hero-title">
          {provider.tagline}
        </h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty text-ink-muted lg:text-xl">
          Bringing investors and franchise brands together across India since 2022, with investment,
          payback and space on every tag.
        </p>
        <div className="mt-7 w-full max-w-3xl lg:mt-11">
          <SearchForm className="signboard flex gap-2 p-2.5 sm:p-3">
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
          <StatTags stats={stats} />
        </div>
      </div>
      <HeroStreet />
    </section>
  );
}
