import {
  aboutUrl,
  blogsUrl,
  blogUrl,
  categoryUrl,
  contactUrl,
  franchisesUrl,
  franchiseUrl,
  homeUrl,
  joinInvestorUrl,
  listFranchiseUrl,
  pagesUrl,
  pageUrl,
  partnersUrl,
  privacyPolicyUrl,
  teamUrl,
  termsUrl,
} from '@naya/contract/urls';
import { highestFranchiseId, listFranchiseStamps } from '@naya/db/queries/sitemap';
import { getCategories } from './catalogue.ts';
import { getBlogs, getPages, getTeam } from './content.ts';
import type { Context } from './context.ts';

/** `changed` is left out where nobody recorded it. */
export type SitemapEntry = { path: string; changed?: string | null };

const franchisesPerFile = 10_000;

export const sitemapParts = {
  pages: async (context: Context): Promise<SitemapEntry[]> => {
    const [categories, pages, team] = await Promise.all([
      getCategories(context),
      getPages(context),
      getTeam(context),
    ]);
    const paths = [
      homeUrl,
      franchisesUrl(),
      aboutUrl,
      contactUrl,
      joinInvestorUrl,
      listFranchiseUrl,
      pagesUrl,
      partnersUrl,
      privacyPolicyUrl,
      termsUrl,
      ...categories.map(({ name }) => categoryUrl(name)),
      ...pages.map(({ slug }) => pageUrl(slug)),
      ...team.map(({ id }) => teamUrl(id)),
    ];
    return paths.map((path) => ({ path }));
  },
  blog: async (context: Context): Promise<SitemapEntry[]> => [
    { path: blogsUrl },
    ...(await getBlogs(context)).map(({ slug, created_at }) => ({
      path: blogUrl(slug),
      changed: created_at,
    })),
  ],
} as const;

/** Ten thousand ids to a file, so that a big catalogue is read in pieces. */
export async function franchisesInSitemap({ db }: Context, file: number): Promise<SitemapEntry[]> {
  const upTo = file * franchisesPerFile;
  const rows = await listFranchiseStamps(db, upTo - franchisesPerFile, upTo);
  return rows.map(({ id, updated_at }) => ({ path: franchiseUrl(id), changed: updated_at }));
}

export async function countFranchiseSitemaps({ db }: Context): Promise<number> {
  return Math.ceil((await highestFranchiseId(db)) / franchisesPerFile);
}
