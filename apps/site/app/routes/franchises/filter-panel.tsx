import type { Facets } from '@naya/contract/franchises/entity';
import { franchisesUrl } from '@naya/contract/urls';
import { Search } from 'lucide-react';
import { Suspense, type SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { useTypeAhead } from '../../components/search-form.tsx';
import { FilterFields } from './filter-fields.tsx';
import { listingParams, type Listing } from './listing.ts';
import { typingPauseMs, type Filters } from './use-filters.ts';

export const filterPanelId = 'filters';

type FilterPanelProps = { filters: Filters; facets: Facets | null; isOpen: boolean };

/** Beside the results on a wide screen. On a narrow one without JavaScript, the link to it brings it out. */
export function FilterPanel({ filters, facets, isOpen }: FilterPanelProps) {
  return (
    <section
      id={filterPanelId}
      aria-label="Filters"
      className={classes(
        'hidden target:block max-lg:mb-6 max-lg:scroll-mt-16 lg:sticky lg:top-26 lg:max-h-[calc(100svh-7.5rem)] lg:w-68 lg:shrink-0 lg:overflow-y-auto lg:overscroll-contain',
        'rounded-card border border-line bg-surface p-4 [scrollbar-width:thin] [&_.budget-chips>button]:basis-[40%]',
        isOpen && 'lg:block',
      )}
    >
      <h2 className="mb-4 text-xl font-bold">Filters</h2>
      {/* More fields than the rest of the page has: in a boundary of their own they hydrate after the rest. */}
      <Suspense>
        <FilterFields filters={filters} facets={facets} form={filterFormId} />
      </Suspense>
      <noscript>
        <div className="sticky -bottom-4 -mx-4 mt-6 -mb-4 border-t border-line bg-surface p-3">
          <Button type="submit" form={filterFormId} className="w-full">
            Apply Filters
          </Button>
        </div>
      </noscript>
    </section>
  );
}

/** Controls elsewhere on the page belong to this form too, so that one submit carries them all. */
export const filterFormId = 'listing-filters';

export function SearchBox({ listing, draft, apply }: Filters) {
  const { suggest, list } = useTypeAhead(apply);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply({});
  };

  return (
    <search>
      <form
        id={filterFormId}
        action={franchisesUrl()}
        method="get"
        onSubmit={submit}
        className="flex gap-2"
      >
        <div className="relative flex-1">
          <Search aria-hidden size={20} className="absolute top-3 left-3 text-ink-muted" />
          <input
            type="search"
            name="search"
            aria-label="Search franchises"
            placeholder="Brand, category or city"
            autoComplete="off"
            enterKeyHint="search"
            value={draft.search ?? ''}
            onChange={(event) => apply({ search: event.currentTarget.value }, typingPauseMs)}
            onFocus={suggest}
            onInput={suggest}
            className="control pl-10 text-base"
          />
          {list}
        </div>
        {listing.view === 'list' && <input type="hidden" name="view" value="list" />}
        {listing.query.trending && (
          <input type="hidden" name="trending" value={listing.query.trending} />
        )}
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
    </search>
  );
}

/** Carries a URL's parameters through a form of its own; `except` is what the form itself says. */
export function HiddenParams({ listing, except }: { listing: Listing; except?: string }) {
  return [...listingParams(listing)].map(
    ([name, value]) =>
      name !== except && <input key={name} type="hidden" name={name} value={value} />,
  );
}
