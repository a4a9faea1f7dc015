import { blogsUrl } from '@naya/contract/urls';
import { Search } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { BlogQuery } from './blog-query.ts';
import { useLiveForm } from './use-live-form.ts';

export const searchBoxId = 'blog-search';

type BlogFiltersProps = { query: BlogQuery; categories: string[] };

/** Filters as one types; without JavaScript it is a plain GET form. */
export function BlogFilters({ query, categories }: BlogFiltersProps) {
  const { form, apply } = useLiveForm(query);
  const choices = new Set([...categories, query.category].filter(Boolean));

  return (
    <search>
      <form
        ref={form}
        action={blogsUrl}
        method="get"
        onInput={apply}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="mt-8 flex flex-col gap-3 sm:flex-row"
      >
        <div className="relative flex-1">
          <Search aria-hidden size={20} className="absolute top-3 left-3 text-ink-muted" />
          <input
            id={searchBoxId}
            type="search"
            name="search"
            aria-label="Search articles"
            placeholder="Search articles"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={query.search}
            className="control pl-10"
          />
        </div>
        <select
          name="category"
          aria-label="Category"
          defaultValue={query.category}
          className="control control-select sm:w-64"
        >
          <option value="">All Categories</option>
          {Array.from(choices, (name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <noscript>
          <Button type="submit">Search</Button>
        </noscript>
      </form>
    </search>
  );
}
