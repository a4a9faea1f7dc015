import { blogsUrl } from '@naya/contract/urls';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { Button } from '../../components/button.tsx';
import { blogListUrl, readBlogQuery, type BlogQuery } from './find-posts.ts';

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

const ownChange = 'filters';

function write(form: HTMLFormElement, query: BlogQuery): void {
  for (const [name, value] of Object.entries(query)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      control.value = value;
    }
  }
}

/** Keeps a form and the URL in step. The controls own what they show: a late URL never overwrites them. */
function useLiveForm(query: BlogQuery) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace && state === ownChange;
  const seenKey = useRef<string>(null);

  const apply = () => {
    if (!form.current) return;
    const to = blogListUrl(readBlogQuery(new FormData(form.current)));
    if (to === blogListUrl(readBlogQuery(new URLSearchParams(window.location.search)))) return;
    void navigate(to, { replace: true, preventScrollReset: true, state: ownChange });
  };

  useEffect(() => {
    if (seenKey.current === key) return;
    const isFirst = seenKey.current === null;
    seenKey.current = key;
    // Applies what the visitor typed before hydration.
    if (isFirst) apply();
    else if (form.current && !isOwn) write(form.current, query);
  });

  return { form, apply };
}
