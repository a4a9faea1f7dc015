import { catalogueLimit } from '@naya/contract/constants';
import {
  franchiseQueryParams,
  maxLimit,
  resultPageKeys,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { withQuery } from '@naya/contract/urls';
import type { Context } from 'hono';

/** Says in headers how many there are and where the other pages of this search stand. */
export function linkPages(c: Context, query: FranchiseQuery, total: number): void {
  const { page, limit } = query;
  const last = Math.max(1, Math.ceil(total / limit));
  setHeaders(c, total, {
    first: { ...query, page: 1 },
    ...(page > 1 && { prev: { ...query, page: Math.min(page - 1, last) } }),
    ...(page < last && { next: { ...query, page: page + 1 } }),
    last: { ...query, page: last },
  });
}

/** The same for the whole catalogue: what did not fit follows in the largest pages. */
export function linkRest(c: Context, total: number): void {
  const next = { page: catalogueLimit / maxLimit + 1, limit: maxLimit };
  setHeaders(c, total, total > catalogueLimit ? { next } : {});
}

function setHeaders(
  c: Context,
  total: number,
  links: Record<string, Partial<FranchiseQuery>>,
): void {
  c.header('X-Total-Count', String(total));
  const { pathname } = new URL(c.req.url);
  const texts = Object.entries(links).map(
    ([rel, query]) =>
      `<${withQuery(pathname, franchiseQueryParams(query, resultPageKeys))}>; rel="${rel}"`,
  );
  if (texts.length > 0) c.header('Link', texts.join(', '));
}
