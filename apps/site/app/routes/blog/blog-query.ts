import { blogsUrl, withQuery } from '@naya/contract/urls';

export type BlogQuery = { search: string; category: string };

function given(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** From a URL or from the form: both hold the same two names. */
export function readBlogQuery(source: URLSearchParams | FormData): BlogQuery {
  return { search: given(source.get('search')), category: given(source.get('category')) };
}

export function blogListUrl({ search, category }: BlogQuery): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (category) params.set('category', category);
  return withQuery(blogsUrl, params);
}

export function isFiltered({ search, category }: BlogQuery): boolean {
  return search !== '' || category !== '';
}
