import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { blogListUrl, readBlogQuery, type BlogQuery } from './blog-query.ts';

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
export function useLiveForm(query: BlogQuery) {
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
