import { findCity } from '@naya/contract/places/cities';
import { cityUrl } from '@naya/contract/places/city-url';
import { slugOf } from '@naya/contract/slug';
import {
  aboutUrl,
  blogsUrl,
  blogUrl,
  calculatorUrl,
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
  sitemapUrl,
  teamUrl,
  termsUrl,
} from '@naya/contract/urls';
import {
  listBlogStamps,
  listCategoryStamps,
  listCityStamps,
  listDocumentStamps,
  listFranchiseSlices,
  listFranchiseStamps,
  listPageStamps,
  listTeamStamps,
} from '@naya/db/search-engines/sitemap';
import type { Context } from '../context.ts';

/** `changed` is left out where nobody recorded it. */
export type SitemapEntry = Stamp & { path: string };

const franchisesPerFile = 10_000;
/** More are not allowed in one file. */
const entriesPerFile = 50_000;

type Stamp = { changed?: string | null | undefined };

/** All of them are written in one way, so the newest is the last in the alphabet. */
function newest(stamps: readonly Stamp[]): string | undefined {
  const known = stamps.flatMap(({ changed }) => (changed ? [changed] : []));
  return known.sort().at(-1);
}

async function pagesInSitemap({ db }: Context): Promise<SitemapEntry[]> {
  const [categories, pages, team, documents, posts] = await Promise.all([
    listCategoryStamps(db),
    listPageStamps(db),
    listTeamStamps(db),
    listDocumentStamps(db),
    listBlogStamps(db),
  ]);
  const documentOf = (key: string) => newest(documents.filter((each) => each.key === key));
  return [
    { path: homeUrl, changed: newest([...categories, ...posts]) },
    { path: franchisesUrl(), changed: newest(categories) },
    { path: aboutUrl, changed: newest([{ changed: documentOf('about') }, ...team]) },
    { path: contactUrl, changed: documentOf('contact-info') },
    { path: joinInvestorUrl },
    { path: listFranchiseUrl },
    { path: pagesUrl, changed: newest(pages) },
    { path: partnersUrl },
    { path: calculatorUrl() },
    { path: privacyPolicyUrl, changed: documentOf('privacy-policy') },
    { path: termsUrl, changed: documentOf('terms') },
    ...categories.map(({ name, changed }) => ({ path: categoryUrl(name), changed })),
    ...pages.map(({ slug, changed }) => ({ path: pageUrl(slug), changed })),
    ...team.map(({ id, changed }) => ({ path: teamUrl(id), changed })),
  ];
}

async function postsInSitemap({ db }: Context): Promise<SitemapEntry[]> {
  const posts = await listBlogStamps(db);
  return [
    { path: blogsUrl, changed: newest(posts) },
    ...posts.map(({ slug, changed }) => ({ path: blogUrl(slug), changed })),
  ];
}

/** The name under which the page of a city finds it; none for a town that its URL cannot spell. */
function cityOnPage(name: string): string | null {
  const known = findCity(name);
  if (known) return known.name;
  return slugOf(name).replaceAll('-', ' ') === name.toLowerCase() ? name : null;
}

/** The landing pages of cities, and of the trades in them. */
async function citiesInSitemap({ db }: Context): Promise<SitemapEntry[]> {
  const stamps = await listCityStamps(db, entriesPerFile);
  const changes = new Map<string, Stamp[]>();
  for (const { category, city, changed } of stamps) {
    const name = cityOnPage(city);
    if (name === null) continue;
    for (const path of [cityUrl(name), cityUrl(name, category)])
      changes.set(path, [...(changes.get(path) ?? []), { changed }]);
  }
  const entries = [...changes].map(([path, stamped]) => ({ path, changed: newest(stamped) }));
  return entries.slice(0, entriesPerFile);
}

/** Ten thousand ids to a file, so that a big catalogue is read in pieces. */
async function franchisesInSitemap({ db }: Context, file: number): Promise<SitemapEntry[]> {
  const upTo = file * franchisesPerFile;
  const rows = await listFranchiseStamps(db, upTo - franchisesPerFile, upTo);
  return rows.map(({ id, changed }) => ({ path: franchiseUrl(id), changed }));
}

/** The entries of one file, by its name; none when there is no such file. */
export async function readSitemap(context: Context, file: string): Promise<SitemapEntry[]> {
  if (file === 'pages') return pagesInSitemap(context);
  if (file === 'blog') return postsInSitemap(context);
  if (file === 'cities') return citiesInSitemap(context);
  const number = /^franchises-([1-9]\d{0,4})$/.exec(file)?.[1];
  return number ? franchisesInSitemap(context, Number(number)) : [];
}

/** The files there are; one is as new as the newest thing in it. */
export async function listSitemaps(context: Context): Promise<SitemapEntry[]> {
  const [pages, posts, slices] = await Promise.all([
    pagesInSitemap(context),
    postsInSitemap(context),
    listFranchiseSlices(context.db, franchisesPerFile),
  ]);
  return [
    { path: sitemapUrl('pages'), changed: newest(pages) },
    { path: sitemapUrl('blog'), changed: newest(posts) },
    ...(slices.length > 0 ? [{ path: sitemapUrl('cities'), changed: newest(slices) }] : []),
    ...slices.map(({ slice, changed }) => ({ path: sitemapUrl(`franchises-${slice}`), changed })),
  ];
}
