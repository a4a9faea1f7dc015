import { franchisesUrl } from '@naya/contract/urls';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { useTypeAhead } from '../../components/use-type-ahead.tsx';
import { typingPauseMs, type Filters } from './use-filters.ts';

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
