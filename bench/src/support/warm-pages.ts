import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { resolveCity } from '@naya/contract/franchises/chosen-city';
import {
  cityUrl,
  aboutUrl,
  blogsUrl,
  categoryUrl,
  contactUrl,
  franchisesUrl,
  franchiseUrl,
  homeUrl,
  joinInvestorUrl,
  listFranchiseUrl,
} from '@naya/contract/urls';
import { catalogueQueries } from '../catalogue-queries.ts';
import { categoryNames, cities } from '../catalogue-words.ts';

const pageCount = 500;
const savedBrands = 40;

const lists = [
  franchisesUrl(),
  ...categoryNames.map(categoryUrl),
  ...cities.map((name) => cityUrl(resolveCity(name).city)),
  ...catalogueQueries.map(({ query }) => franchisesUrl(query)),
];
const others = [homeUrl, aboutUrl, blogsUrl, contactUrl, joinInvestorUrl, listFranchiseUrl];

/** `served` is hit, stale or miss; of what is no page, its status. */
type Visit = { served: string; html: () => string };

export type WarmPages = {
  /** Home, lists and the rest, then the pages of brands. */
  urls: string[];
  /** Of some brands whose page is among them. */
  ids: number[];
  visit: (url: string) => Promise<Visit>;
  visitAll: () => Promise<(Visit & { url: string })[]>;
  kindOf: (url: string) => 'list' | 'brand' | 'other';
  urlOf: (id: number) => string;
  /** The page of a brand, and those that had a link to it when all of them were made. */
  showing: (id: number) => Set<string>;
};

/** The same pages each time, all of them in the server's memory. */
export async function findWarmPages(site: string): Promise<WarmPages> {
  const viewers = new Agent({ keepAlive: true, maxSockets: 256 });
  // Rendering all of them at once would leave no connection to the database.
  const few = new Agent({ keepAlive: true, maxSockets: 8 });
  const request = (url: string, agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(site + url, { agent, headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
    });
  const visit = async (url: string, agent = viewers): Promise<Visit> => {
    const answer = await request(url, agent);
    const body = await buffer(answer);
    const html = () => brotliDecompressSync(body).toString();
    const { statusCode, headers } = answer;
    return { served: statusCode === 200 ? String(headers['x-cache']) : String(statusCode), html };
  };
  const shared = [...new Set([...others, ...lists])];
  const ids: number[] = [];
  for (let page = 1; shared.length + ids.length < pageCount; page++) {
    const listed = await fetch(`${site}/api/franchises?limit=50&page=${page}`);
    ids.push(...((await listed.json()) as { id: number }[]).map(({ id }) => id));
  }
  ids.length = pageCount - shared.length;
  const urls = [...shared, ...ids.map(franchiseUrl)];
  const visitAll = () =>
    Promise.all(urls.map(async (url) => ({ url, ...(await visit(url, few)) })));
  await visitAll();
  const warm = await visitAll();
  const missed = warm.find(({ served }) => !['hit', 'stale'].includes(served));
  if (missed) throw new Error(`${missed.url} is not kept: ${missed.served}`);
  const listUrls = new Set(lists);
  const brandUrls = new Set(ids.map(franchiseUrl));
  return {
    urls,
    ids: ids.slice(0, savedBrands),
    visit,
    visitAll,
    urlOf: franchiseUrl,
    showing: (id) => {
      const own = franchiseUrl(id);
      const linking = warm.filter(({ html }) => html().includes(`href="${own}"`));
      return new Set([own, ...linking.map(({ url }) => url)]);
    },
    kindOf: (url) => (listUrls.has(url) ? 'list' : brandUrls.has(url) ? 'brand' : 'other'),
  };
}
