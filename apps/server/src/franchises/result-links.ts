import { catalogueLimit } from '@naya/contract/constants';
import {
  franchiseQueryEntries,
  maxLimit,
  resultPageKeys,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { withQuery } from '@naya/contract/urls';
import type { Context } from 'hono';
import { linkPages, listItemParameters, pagesAround } from '../api/answer-items.ts';

const itemKeys = Object.keys(listItemParameters.shape);

/** Says in headers how many there are and where the other pages of this search stand. */
export function linkResultPages(c: Context, query: FranchiseQuery, total: number): void {
  c.header('X-Total-Count', String(total));
  linkPages(c, pagesAround(query.page, query.limit, total), (page) => urlOf(c, { ...query, page }));
}

/** The same for the whole catalogue: what did not fit follows in the largest pages. */
export function linkRest(c: Context, total: number): void {
  c.header('X-Total-Count', String(total));
  if (total <= catalogueLimit) return;
  linkPages(c, { next: catalogueLimit / maxLimit + 1 }, (page) =>
    urlOf(c, { page, limit: maxLimit }),
  );
}

function urlOf(c: Context, query: Partial<FranchiseQuery>): string {
  const { pathname } = new URL(c.req.url);
  const shape = itemKeys.flatMap((key): [string, string][] => {
    const value = c.req.query(key);
    return value === undefined ? [] : [[key, value]];
  });
  return withQuery(pathname, [...franchiseQueryEntries(query, resultPageKeys), ...shape]);
}
