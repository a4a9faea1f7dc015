import type { FranchiseQuery } from '@naya/contract/franchises/query';

/** Changes of these load the list again. */
const asking = ['category', 'city', 'limit', 'host', 'lang'] as const;
export const observed = [...asking, 'theme'] as const;
const defaultLimit = 6;
const maxLimit = 24;

export type Asked = Pick<FranchiseQuery, 'category' | 'location' | 'limit'>;

export const isAsking = (name: string) => asking.some((each) => each === name);

/** Reads the element's attributes; a limit that is no whole number above 0 becomes the default. */
export function readAttributes(element: Element): Asked {
  const text = (name: (typeof asking)[number]) => element.getAttribute(name)?.trim() || null;
  const limit = Number(text('limit'));
  return {
    category: text('category'),
    location: text('city'),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxLimit) : defaultLimit,
  };
}
