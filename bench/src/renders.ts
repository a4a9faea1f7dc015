import { categoryUrl, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { catalogueQueries } from './catalogue-queries.ts';
import { printTable } from './support/figures.ts';
import { startSite } from './support/start-site.ts';
import { hasWrk, wrk } from './support/wrk.ts';

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

/** Whole pages made from nothing over a large catalogue, one after the other: reads, render, compression, transfer. */
export async function measureRenders(): Promise<void> {
  if (!hasWrk()) return;
  const server = await startBenchServer();
  try {
    const database = await server.createDatabase();
    await fillCatalogue(database, franchises);
    const site = await startSite({
      DATABASE_URL: database.url,
      DEMO: 'off',
      JOBS: 'off',
      PAGE_CACHE_MB: '0',
    });
    try {
      console.log(
        `Whole pages over ${franchises.toLocaleString('en-IN')} franchises, not cached, one after the other:`,
      );
      const rows: string[][] = [];
      const all = { ...kinds, 'detail page': await findDetails(site.url) };
      for (const [name, paths] of Object.entries(all)) {
        rows.push([name, ...(await timePages(site.url, paths))]);
      }
      printTable(['page', 'pages', 'p50 ms', 'p95 ms', 'p99 ms', 'KB of HTML'], rows);
    } finally {
      await site.stop();
    }
    await database.close();
  } finally {
    await server.stop();
  }
}

async function findDetails(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/franchises?limit=50`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => franchiseUrl(id));
}

async function timePages(url: string, paths: string[]): Promise<string[]> {
  const script = `
local paths, at = {${paths.map((path) => `"${path}"`).join(', ')}}, 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end`;
  const ask = (seconds: number) =>
    wrk({ url, seconds, connections: 1, headers: { 'Accept-Encoding': 'br' }, script });
  await ask(warmUpSeconds);
  const { total, failed, p50, p95, p99 } = await ask(runSeconds);
  if (failed > 0) throw new Error(`${failed} of ${total} failed: ${paths.join(' ')}`);
  const html = await (await fetch(url + (paths[0] ?? '/'))).text();
  return [
    String(total),
    ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
    (html.length / 1024).toFixed(0),
  ];
}
