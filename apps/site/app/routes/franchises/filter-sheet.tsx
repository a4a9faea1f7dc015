import type { Facets } from '@naya/contract/franchises/entity';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogClose, DialogTrigger } from '../../components/dialog.tsx';
import { countOf } from '@naya/contract/format/count';
import { FilterFields } from './filter-fields.tsx';
import type { Filters } from './use-filters.ts';

const sheetId = 'filter-sheet';

type FilterSheetProps = {
  filters: Filters;
  facets: Facets | null;
  total: number | null;
  active: number;
  className: string;
};

/** On a phone: the same filters in a sheet from below, applied as they are chosen. */
export function FilterSheet({ filters, facets, total, active, className }: FilterSheetProps) {
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
