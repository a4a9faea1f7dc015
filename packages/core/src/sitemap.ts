import { setImmediate as pause } from 'node:timers/promises';
import { findCity } from '@naya/contract/places/cities';
import {
  citiesUrl,
  cityUrl,
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
import { slugOf } from '@naya/contract/slug';
import {
  listBlogStamps,
  listCategoryStamps,
  listDocumentStamps,
  listPageStamps,
  listTeamStamps,
} from '@naya/db/sitemap';
import type { ReadContext } from './context.ts';
import type { Catalogue } from './live-catalogue.ts';

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

type Row = ReturnType<Catalogue['rows']> extends Iterable<infer Each> ? Each : never;
const rowsPerSlice = 2_000;

/** Lets others go first now and then: the catalogue may be large. */
async function visitRows(catalogue: Catalogue, visit: (row: Row) => void): Promise<void> {
  let visited = 0;
  for (const row of catalogue.rows()) {
    visit(row);
    visited += 1;
    if (visited % rowsPerSlice === 0) await pause();
  }
}

type Changes<Key> = Map<Key, string | null>;

function noteChange<Key>(changes: Changes<Key>, key: Key, changed: string | null): void {
  const known = changes.get(key);
  if (!known || (changed && changed > known)) changes.set(key, changed);
}

/** A category's page changes with the category and with its franchises. */
async function stampsOfCategories({ db, catalogue }: ReadContext) {
  const current = await catalogue.current();
  const changes: Changes<string> = new Map();
  await visitRows(current, ({ category, updated_at }) => noteChange(changes, category, updated_at));
  const stamps = await listCategoryStamps(db);
  return stamps.map(({ name, changed }) => ({
    name,
    changed: newest([{ changed }, { changed: changes.get(name) }]),
  }));
}

async function pagesInSitemap(context: ReadContext): Promise<SitemapEntry[]> {
  const { db } = context;
  const [categories, pages, team, documents, posts] = await Promise.all([
    stampsOfCategories(context),
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
    { path: citiesUrl },
    { path: privacyPolicyUrl, changed: documentOf('privacy-policy') },
    { path: termsUrl, changed: documentOf('terms') },
    ...categories.map(({ name, changed }) => ({ path: categoryUrl(name), changed })),
    ...pages.map(({ slug, changed }) => ({ path: pageUrl(slug), changed })),
    ...team.map(({ id, changed }) => ({ path: teamUrl(id), changed })),
  ];
}

async function postsInSitemap({ db }: ReadContext): Promise<SitemapEntry[]> {
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
async function citiesInSitemap({ catalogue }: ReadContext): Promise<SitemapEntry[]> {
  const changes: Changes<string> = new Map();
  await visitRows(await catalogue.current(), (row) => {
    const { locations, open_cities, waiting_cities, outlet_cities, category, updated_at } = row;
    const listed = [...open_cities, ...waiting_cities, ...outlet_cities].map(({ city }) => city);
    const named = [...locations, ...listed].map((city) => city?.trim());
    for (const city of new Set(named)) {
      const name = city ? cityOnPage(city) : null;
      if (name === null) continue;
      for (const path of [cityUrl(name), cityUrl(name, category)])
        noteChange(changes, path, updated_at);
    }
  });
  const entries = [...changes].map(([path, changed]) => ({ path, changed }));
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1)).slice(0, entriesPerFile);
}

/** Ten thousand ids to a file: a file stays the same however many are added later. */
const fileOf = (id: number) => Math.ceil(id / franchisesPerFile);

async function franchisesInSitemap(
  { catalogue }: ReadContext,
  file: number,
): Promise<SitemapEntry[]> {
  const rows: Row[] = [];
  await visitRows(await catalogue.current(), (row) => {
    if (fileOf(row.id) === file) rows.push(row);
  });
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ id, updated_at: changed }) => ({ path: franchiseUrl(id), changed }));
}

async function filesOfFranchises({ catalogue }: ReadContext) {
  const changes: Changes<number> = new Map();
  await visitRows(await catalogue.current(), ({ id, updated_at }) =>
    noteChange(changes, fileOf(id), updated_at),
  );
  return [...changes].map(([file, changed]) => ({ file, changed })).sort((a, b) => a.file - b.file);
}

/** The entries of one file, by its name; none when there is no such file. */
export async function readSitemap(context: ReadContext, file: string): Promise<SitemapEntry[]> {
  if (file === 'pages') return pagesInSitemap(context);
  if (file === 'blog') return postsInSitemap(context);
  if (file === 'cities') return citiesInSitemap(context);
  const number = /^franchises-([1-9]\d{0,4})$/.exec(file)?.[1];
  return number ? franchisesInSitemap(context, Number(number)) : [];
}

/** The files there are; one is as new as the newest thing in it. */
export async function listSitemaps(context: ReadContext): Promise<SitemapEntry[]> {
  const [pages, posts, files] = await Promise.all([
    pagesInSitemap(context),
    postsInSitemap(context),
    filesOfFranchises(context),
  ]);
  return [
    { path: sitemapUrl('pages'), changed: newest(pages) },
    { path: sitemapUrl('blog'), changed: newest(posts) },
    ...(files.length > 0 ? [{ path: sitemapUrl('cities'), changed: newest(files) }] : []),
    ...files.map(({ file, changed }) => ({ path: sitemapUrl(`franchises-${file}`), changed })),
  ];
}
