import { findFranchise, listFranchisesByCategory } from '@naya/db/franchises/public';
import { findMovedCategory, findRedirect } from '@naya/db/redirects/public';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';

export async function getCategoryFranchises({ db }: Context, slug: string, limit: number | null) {
  const franchises = await listFranchisesByCategory(db, slug, limit);
  const moved = franchises.length === 0 ? await findMovedCategory(db, slug) : null;
  return moved === null ? franchises : listFranchisesByCategory(db, moved, limit);
}

export async function getFranchise({ db }: Context, idOrSlug: string) {
  const moved = async () => {
    const id = await findRedirect(db, 'franchise', idOrSlug);
    return id === null ? null : findFranchise(db, String(id));
  };
  return requireFound((await findFranchise(db, idOrSlug)) ?? (await moved()), 'Franchise');
}
