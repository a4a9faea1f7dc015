import { categoryUrl, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { printTable, quantile } from './support/figures.ts';
import { timeOneByOne } from './support/one-by-one.ts';
import { cpuMicroseconds } from './support/process-figures.ts';
import { compareCheckouts } from './support/side-by-side.ts';
import { otherCheckout, startSite, type Site } from './support/start-site.ts';

const franchises = 100_000;
// Until the server runs compiled code throughout.
const warmUpSeconds = 6;
const runSeconds = 15;

const searches = catalogueQueries.map(({ query }) => franchisesUrl(query));
const kinds: Record<string, string[]> = {
  'home page': ['/'],
  'listing, nothing chosen': [franchisesUrl()],
  'listing, searches and filters': searches,
  'category page': [categoryUrl('Education')],
};

/** Whole pages made from nothing, one after the other: reads, render, compression, transfer. */
export async function measureRenders(): Promise<void> {
  if (otherCheckout) return compareCheckouts(otherCheckout);
  await using server = await startBenchServer();
  const database = await server.createDatabase();
  await fillCatalogue(database, franchises);
  const env = { DATABASE_URL: database.url, DEMO: 'off', JOBS: 'off', PAGE_CACHE_MB: '0' };
  await using site = await startSite(env);
  console.log(
    `Whole pages over ${franchises.toLocaleString('en-IN')} franchises, not cached, one after the other:`,
  );
  const rows: string[][] = [];
  const all = { ...kinds, 'detail page': await findDetails(site.url) };
  for (const [name, paths] of Object.entries(all)) {
    rows.push([name, ...(await timePages(site, paths))]);
  }
  printTable(['page', 'pages', 'CPU ms', 'p50 ms', 'p95 ms', 'p99 ms', 'KB of HTML'], rows);
}

async function findDetails(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/franchises?limit=50`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => franchiseUrl(id));
}

/** CPU is the server's own processor time for a page, without that of PostgreSQL. */
async function timePages({ url, pid }: Site, paths: string[]): Promise<string[]> {
  await timeOneByOne(url, paths, warmUpSeconds);
  const before = cpuMicroseconds(pid);
  const times = await timeOneByOne(url, paths, runSeconds);
  const cpu = (cpuMicroseconds(pid) - before) / times.length / 1_000;
  const html = await (await fetch(url + (paths[0] ?? '/'))).text();
  return [
    String(times.length),
    cpu.toFixed(1),
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)),
    (html.length / 1024).toFixed(0),
  ];
}
