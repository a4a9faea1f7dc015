import type { FranchisePage, ListedPage } from '@naya/contract/franchises/entity';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { understandSearch } from '@naya/contract/franchises/understand/understand-search';
import { listCategories } from '@naya/db/categories/public';
import type { Db } from '@naya/db/client';
import { searchFranchises, searchListed, type SearchedPage } from '@naya/db/franchises/search';
import type { Context } from '../context.ts';
import { relaxSearch } from './relax-search.ts';

/** A page of the catalogue: the words of the search are understood first, and without a result there are ways on. */
export const searchCatalogue = ({ db }: Context, query: FranchiseQuery): Promise<FranchisePage> =>
  search(db, query, searchFranchises);

/** The same with the columns that lists and cards show. */
export const searchCatalogueListed = (
  { db }: Context,
  query: FranchiseQuery,
): Promise<ListedPage> => search(db, query, searchListed);

type Page<Each> = Omit<SearchedPage, 'franchises'> & { franchises: Each[] };

async function search<Each>(
  db: Db,
  asked: FranchiseQuery,
  read: (db: Db, query: FranchiseQuery) => Promise<Page<Each>>,
) {
  const categories = asked.search === null ? [] : await listCategories(db);
  const { query, understood } = understandSearch(asked, categories);
  const page = await read(db, query);
  const waysOn =
    page.total > 0
      ? { drop: [], nearest: [] }
      : await relaxSearch(asked, { query, understood }, (other) => read(db, other));
  return { ...page, understood, ...waysOn };
}
