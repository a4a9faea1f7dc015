import type { FranchiseQuery } from '@naya/contract/franchises/query';

/** Changes of these load the list again. */
const reloadAttributes = ['category', 'city', 'limit', 'host', 'lang'] as const;
export const widgetAttributes = [...reloadAttributes, 'theme'] as const;
const defaultLimit = 6;
const maxLimit = 24;

export type WidgetQuery = Pick<FranchiseQuery, 'category' | 'location' | 'limit'>;

export const needsReload = (name: string) => reloadAttributes.some((each) => each === name);

/** Reads the element's attributes; a limit that is no whole number above 0 becomes the default. */
export function readAttributes(element: Element): WidgetQuery {
  const text = (name: (typeof reloadAttributes)[number]) =>
    element.getAttribute(name)?.trim() || null;
  const limit = Number(text('limit'));
  return {
    category: text('category'),
    location: text('city'),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, maxLimit) : defaultLimit,
  };
}
