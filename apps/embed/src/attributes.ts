import type { FranchiseQuery } from '@naya/contract/franchises/query';

export const observed = ['category', 'city', 'limit'] as const;
const defaultLimit = 6;
const maxLimit = 24;

type Asked = Pick<FranchiseQuery, 'category' | 'location' | 'limit'>;

/** Reads the element's attributes; a limit that is no whole number above 0 becomes the default. */
export function readAttributes(element: Element): Asked {
  const text = (name: (typeof observed)[number]) => element.getAttribute(name)?.trim() || null;
  const limit = Number(text('limit'));
  return {
    category: text('category'),
    location: text('city'),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxLimit) : defaultLimit,
  };
}
