import { listedFields, type Franchise } from '../entity.ts';

/** What the catalogue reads of a franchise: what cards show, and what filters, order and words need. */
export const catalogueFields = [
  ...listedFields,
  'open_cities',
  'waiting_cities',
  'outlet_cities',
  'trending_type',
  'total_outlets',
  'is_outdated',
  'first_listed_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof Franchise)[];

export type CatalogueRow = Pick<Franchise, (typeof catalogueFields)[number]> & {
  /** Another backend's rows have none: then it is made from the name. */
  category_slug?: string;
};
