import type { Db } from '@naya/db/client';
import { findBlog, findBlogById, listBlogs } from '@naya/db/queries/blogs';
import { listEvents } from '@naya/db/queries/events';
import { findPage, findPageById, listPages } from '@naya/db/queries/pages';
import { findRedirect } from '@naya/db/queries/redirects';
import { readSiteDocument } from '@naya/db/queries/site';
import { getStats } from '@naya/db/queries/stats';
import { findTeamMember, listTeam } from '@naya/db/queries/team';
import type { Context } from './context.ts';
import { found, notFound } from './errors.ts';
import { emptyDocuments, type SiteDocuments } from './site-documents.ts';

export const getBlogs = ({ db }: Context) => listBlogs(db);
export const getEvents = ({ db }: Context) => listEvents(db);
export const getTeam = ({ db }: Context) => listTeam(db);
export const getPages = ({ db }: Context) => listPages(db);
export const getSiteStats = ({ db }: Context) => getStats(db);

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
export async function getSiteDocument<Key extends keyof SiteDocuments>(
  { db }: { db: Db },
  key: Key,
): Promise<SiteDocuments[Key]> {
  const stored = await readSiteDocument(db, key);
  return stored === null ? emptyDocuments[key] : (stored as SiteDocuments[Key]);
}
