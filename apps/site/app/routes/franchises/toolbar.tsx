import { sortOptions } from '@naya/contract/constants';
import { countOf } from '@naya/contract/format/count';
import type { Facets } from '@naya/contract/franchises/entity';
import { franchisesUrl } from '@naya/contract/urls';
import { SlidersHorizontal, LayoutGrid, List } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Dialog, DialogClose, DialogTrigger } from '../../components/dialog.tsx';
import type { CardLayout } from '../../franchises/franchise-card.tsx';
import { FilterFields } from './filter-fields.tsx';
import { filterPanelId, filterFormId, HiddenParams } from './filter-panel.tsx';
import { activeFilters, listingUrl, type ResultPage, type Listing } from './listing.ts';
import type { Filters } from './use-filters.ts';

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

const sheetId = 'filter-sheet';

type FilterSheetProps = {
  filters: Filters;
  facets: Facets | null;
  total: number | null;
  active: number;
  className: string;
};

/** On a phone: the same filters in a sheet from below, applied as they are chosen. */
function FilterSheet({ filters, facets, total, active, className }: FilterSheetProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <DialogTrigger opens={sheetId} onClickCapture={() => setWanted(true)} className={className}>
        <SlidersHorizontal aria-hidden size={18} />
        Filters{active > 0 && ` (${active})`}
      </DialogTrigger>
      <Dialog
        id={sheetId}
        aria-label="Filters"
        staysOnQuery
        className="mb-0 max-h-[88svh] w-full max-w-none flex-col rounded-t-card bg-surface shadow-float open:flex"
      >
        <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
          <h2 className="text-xl font-bold">Filters</h2>
          <DialogClose closes={sheetId} />
        </div>
        <form className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
          {isWanted && <FilterFields filters={filters} facets={facets} />}
        </form>
        <div className="border-t border-line p-3">
          <DialogClose
            closes={sheetId}
            className="min-h-12 w-full rounded-control bg-sign font-semibold text-on-sign hover:bg-sign-hover"
          >
            {total === null ? 'Show franchises' : `Show ${countOf(total, 'franchise')}`}
          </DialogClose>
        </div>
      </Dialog>
    </>
  );
}

function SortSelect({ draft, apply }: Filters) {
  return (
    <label className="sort-select">
      <span>Sort by</span>
      <select
        name="sort"
        form={filterFormId}
        value={draft.sort}
        onChange={(event) => {
          const chosen = sortOptions.find(({ value }) => value === event.currentTarget.value);
          if (chosen) apply({ sort: chosen.value });
        }}
        className="control control-select"
      >
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

const views = [
  { view: 'grid', label: 'Grid view', Icon: LayoutGrid },
  { view: 'list', label: 'List view', Icon: List },
] as const;

/** On a phone only the button of the other view. */
function ViewSwitch({ listing }: { listing: Listing }) {
  const navigate = useNavigate();

  const show = (event: MouseEvent, view: CardLayout) => {
    event.preventDefault();
    void navigate(listingUrl({ ...listing, view }), { replace: true, preventScrollReset: true });
  };

  return (
    <form
      method="get"
      action={franchisesUrl()}
      className="flex shrink-0 rounded-control border border-line-strong bg-surface"
    >
      <HiddenParams listing={listing} except="view" />
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="submit"
          name="view"
          value={view}
          aria-label={label}
          aria-pressed={listing.view === view}
          onClick={(event) => show(event, view)}
          className="grid h-[2.625rem] w-11 place-items-center rounded-[5px] text-ink-muted hover:text-ink aria-pressed:bg-sign-tint aria-pressed:text-sign max-sm:aria-pressed:hidden"
        >
          <Icon aria-hidden size={20} />
        </button>
      ))}
    </form>
  );
}
