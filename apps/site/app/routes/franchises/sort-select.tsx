import { sortOptions } from '@naya/contract/constants';
import { filterFormId } from './search-box.tsx';
import type { Filters } from './use-filters.ts';

export function SortSelect({ draft, apply }: Filters) {
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
