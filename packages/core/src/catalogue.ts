import { catalogueLimit } from '@naya/contract/constants';
import type { FranchiseQuery } from '@naya/contract/franchise-query';
import { listCategories } from '@naya/db/queries/categories';
import {
  findFranchise,
  listFranchises,
  listFranchisesByCategory,
} from '@naya/db/queries/franchises';
import { pageOf } from '@naya/contract/catalogue';
import type { Context } from './context.ts';
import { found } from './errors.ts';

export const getCategories = ({ db }: Context) => listCategories(db);

export const getCatalogue = ({ db }: Context, page: number) =>
  listFranchises(db, { limit: catalogueLimit, offset: (page - 1) * catalogueLimit });

export const searchCatalogue = async ({ db }: Context, query: FranchiseQuery) =>
  pageOf((await listFranchises(db, { limit: 1000, offset: 0 })).franchises, query);

export const getCategoryFranchises = ({ db }: Context, slug: string) =>
  listFranchisesByCategory(db, slug);

export const getInsights = async (_: Context): Promise<never[]> => [];

export async function getFranchise({ db }: Context, idOrSlug: string) {
  return found(await findFranchise(db, idOrSlug), 'Franchise');
}
