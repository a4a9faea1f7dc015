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
import { findMovedCategory, findRedirect } from '@naya/db/queries/redirects';
import type { Context } from './context.ts';
import { found } from './errors.ts';

export const getCategories = ({ db }: Context) => listCategories(db);

export const getCatalogue = ({ db }: Context, page: number) =>
  listFranchises(db, { limit: catalogueLimit, offset: (page - 1) * catalogueLimit });

export const searchCatalogue = ({ db }: Context, query: FranchiseQuery) =>
  searchFranchises(db, query);

export async function getCategoryFranchises({ db }: Context, slug: string, limit: number | null) {
  const franchises = await listFranchisesByCategory(db, slug, limit);
  const moved = franchises.length === 0 ? await findMovedCategory(db, slug) : null;
  return moved === null ? franchises : listFranchisesByCategory(db, moved, limit);
}

export const getInsights = ({ db }: Context) => readInsights(db);

export async function getFranchise({ db }: Context, idOrSlug: string) {
  const moved = async () => {
    const id = await findRedirect(db, 'franchise', idOrSlug);
    return id === null ? null : findFranchise(db, String(id));
  };
  return found((await findFranchise(db, idOrSlug)) ?? (await moved()), 'Franchise');
}
