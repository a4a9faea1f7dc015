import { catalogueLimit } from '@naya/contract/constants';
import type { FranchiseQuery } from '@naya/contract/franchise-query';
import { listCategories } from '@naya/db/queries/categories';
import { searchFranchises } from '@naya/db/queries/franchise-search';
import {
  findFranchise,
  listFranchises,
  listFranchisesByCategory,
} from '@naya/db/queries/franchises';
import { readInsights } from '@naya/db/queries/insights';
import type { Context } from './context.ts';
import { found } from './errors.ts';

export const getCategories = ({ db }: Context) => listCategories(db);

export const getCatalogue = ({ db }: Context, page: number) =>
  listFranchises(db, { limit: catalogueLimit, offset: (page - 1) * catalogueLimit });

export const searchCatalogue = ({ db }: Context, query: FranchiseQuery) =>
  searchFranchises(db, query);

export const getCategoryFranchises = ({ db }: Context, slug: string) =>
  listFranchisesByCategory(db, slug);

export const getInsights = ({ db }: Context) => readInsights(db);

export async function getFranchise({ db }: Context, idOrSlug: string) {
  return found(await findFranchise(db, idOrSlug), 'Franchise');
}
