import { SlidersHorizontal } from 'lucide-react';
import { activeFilters } from './active-filters.ts';
import { filterPanelId } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ResultPage } from './listing.ts';
import { SortSelect } from './sort-select.tsx';
import type { Filters } from './use-filters.ts';
import { ViewSwitch } from './view-switch.tsx';

const toggle =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control border border-line-strong bg-surface px-2.5 sm:gap-2 sm:px-3.5 font-semibold hover:border-ink';

type ToolbarProps = {
  filters: Filters;
  page: ResultPage | null;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
};

export function Toolbar({ filters, page, isPanelOpen, onTogglePanel }: ToolbarProps) {
  const active = activeFilters(filters.listing.query).length;
  return (
    <div className="sticky top-16 z-20 -mx-4 flex items-center gap-2 bg-paper px-4 pt-4 pb-1 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-2 after:bg-linear-to-b after:from-paper md:-mx-6 md:px-6 lg:static lg:m-0 lg:gap-3 lg:p-0 lg:after:hidden">
      <button
        type="button"
        aria-expanded={isPanelOpen}
        aria-controls={filterPanelId}
        onClick={onTogglePanel}
        className={`${toggle} max-lg:hidden aria-expanded:bg-sign-tint aria-expanded:text-sign noscript:hidden`}
      >
        <SlidersHorizontal aria-hidden size={18} />
        Filters{active > 0 && ` (${active})`}
      </button>
      <FilterSheet
        filters={filters}
        facets={page?.facets ?? null}
        total={page?.total ?? null}
        active={active}
        className={`${toggle} lg:hidden noscript:hidden`}
      />
      <noscript>
        <a href={`#${filterPanelId}`} className={`${toggle} lg:hidden`}>
          Filters
        </a>
      </noscript>
      <SortSelect {...filters} />
      <ViewSwitch listing={filters.listing} />
    </div>
  );
}
