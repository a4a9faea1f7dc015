import type { Db } from '@naya/db/client';
import { findBlog, findBlogById } from '@naya/db/blog/public';
import { findPage, findPageById } from '@naya/db/pages/public';
import { findRedirect } from '@naya/db/redirects/public';
import { readSiteDocuments } from '@naya/db/site-info/public';
import { findTeamMember } from '@naya/db/team/public';
import type { Context } from './context.ts';
import { found, notFound } from './errors.ts';
import { emptyDocuments, type SiteDocuments } from './site-info/documents.ts';

export async function getBlog({ db }: Context, slug: string) {
  const moved = async () => findBlogById(db, await findRedirect(db, 'blog', slug));
  return found((await findBlog(db, slug)) ?? (await moved()), 'Blog post');
}

export async function getTeamMember({ db }: Context, id: string) {
  if (!/^\d{1,9}$/.test(id)) throw notFound('Team member');
  return found(await findTeamMember(db, Number(id)), 'Team member');
}

export async function getPage({ db }: Context, slug: string) {
  const moved = async () => findPageById(db, await findRedirect(db, 'page', slug));
  return found((await findPage(db, slug)) ?? (await moved()), 'Page');
}

/** A part that nobody has written yet reads as its empty form. */
export async function getSiteDocuments<Key extends keyof SiteDocuments>(
  { db }: { db: Db },
  keys: Key[],
): Promise<Pick<SiteDocuments, Key>> {
  const stored = await readSiteDocuments(db, keys);
  return { ...emptyDocuments, ...(stored as Partial<SiteDocuments>) };
}

export async function getSiteDocument<Key extends keyof SiteDocuments>(
  context: { db: Db },
  key: Key,
): Promise<SiteDocuments[Key]> {
  return (await getSiteDocuments(context, [key]))[key];
}
