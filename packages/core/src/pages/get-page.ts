import { findPage, findPageById } from '@naya/db/pages/public';
import { findRedirect } from '@naya/db/redirects/public';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';

export async function getPage({ db }: Context, slug: string) {
  const moved = async () => findPageById(db, await findRedirect(db, 'page', slug));
  return requireFound((await findPage(db, slug)) ?? (await moved()), 'Page');
}
