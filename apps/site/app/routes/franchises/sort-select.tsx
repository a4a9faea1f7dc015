import { sortOptions } from '@naya/contract/constants';
import { filterFormId } from './search-box.tsx';
import type { Filters } from './use-filters.ts';

export function SortSelect({ draft, apply }: Filters) {
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="whitespace-nowrap text-ink-muted max-sm:sr-only">Sort by</span>
      <select
        name="sort"
        form={filterFormId}
        value={draft.sort}
        onChange={(event) => {
          const chosen = sortOptions.find(({ value }) => value === event.currentTarget.value);
          if (chosen) apply({ sort: chosen.value });
        }}
        className="control control-select min-w-0"
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
