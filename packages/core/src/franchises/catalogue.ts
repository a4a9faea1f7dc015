import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { findFranchise, listFranchisesById } from '@naya/db/franchises/public';
import { findMovedCategory, findRedirect } from '@naya/db/slugs';
import type { Context, ReadContext } from '../context.ts';
import { requireFound } from '../errors.ts';

/** The first so many of all that visitors can see, and how many these are. */
export async function listCatalogue({ db, catalogue }: ReadContext, limit: number) {
  const current = await catalogue.current();
  const { franchises, total } = await current.search({ ...emptyFranchiseQuery, limit });
  return { franchises: await listFranchisesById(db, idsOf(franchises)), total };
}

/** The first so many of a category, or all of them, as the catalogue holds them. */
export async function listCategory(
  { db, catalogue }: ReadContext,
  slug: string,
  limit: number | null,
) {
  const current = await catalogue.current();
  const listOf = async (category: string) => {
    const query = { ...emptyFranchiseQuery, category, limit: limit ?? current.size() };
    return (await current.search(query)).franchises;
  };
  const isKnown = current.categories.some((category) => category.slug === slug);
  const present = isKnown ? slug : await findMovedCategory(db, slug);
  return present === null ? [] : listOf(present);
}

/** The same with whole franchises. */
export async function getCategoryFranchises(
  context: ReadContext,
  slug: string,
  limit: number | null,
) {
  return listFranchisesById(context.db, idsOf(await listCategory(context, slug, limit)));
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

export async function getFranchise({ db }: Context, idOrSlug: string) {
  const moved = async () => {
    const id = await findRedirect(db, 'franchise', idOrSlug);
    return id === null ? null : findFranchise(db, String(id));
  };
  return requireFound((await findFranchise(db, idOrSlug)) ?? (await moved()), 'Franchise');
}
