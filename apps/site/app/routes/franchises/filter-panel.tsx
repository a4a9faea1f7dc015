import type { Facets } from '@naya/contract/franchises/entity';
import { Suspense } from 'react';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import { FilterFields } from './filter-fields.tsx';
import { filterFormId } from './search-box.tsx';
import type { Filters } from './use-filters.ts';

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
      {/* More fields than the rest of the page has: in a boundary they wake on their own, after the rest. */}
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
