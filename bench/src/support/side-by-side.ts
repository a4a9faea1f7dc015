import { franchisesUrl, franchiseUrl, homeUrl } from '@naya/contract/urls';
import { median, printTable } from './figures.ts';
import { timeOneByOne } from './one-by-one.ts';
import { cpuMicroseconds } from './process-figures.ts';
import { startSite, type Site } from './start-site.ts';

const pages = { home: homeUrl, listing: franchisesUrl(), detail: franchiseUrl(1) };
const warmUpSeconds = 6;
const turns = 12;
const turnSeconds = 2;
const env = { JOBS: 'off', PAGE_CACHE_MB: '0' };

/** The same pages of the demo's content by two checkouts, in turns: both have whatever else the machine does beside them. */
export async function compareCheckouts(other: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const before = opened.use(await startSite(env, other));
  const now = opened.use(await startSite(env));
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    for (const { url } of [before, now]) await timeOneByOne(url, [path], warmUpSeconds);
    const figures: { before: number; now: number }[] = [];
    for (let turn = 0; turn < turns; turn++) {
      figures.push({ before: await cpuOf(before, path), now: await cpuOf(now, path) });
    }
    rows.push([
      name,
      median(figures.map((each) => each.before)).toFixed(1),
      median(figures.map((each) => each.now)).toFixed(1),
      median(figures.map((each) => each.now / each.before)).toFixed(2),
      ...(await Promise.all([before, now].map(({ url }) => sizeOf(url + path)))),
    ]);
  }
  console.log(`\nBeside ${other}, on the demo's content, medians of ${turns} turns:`);
  printTable(['page', 'CPU ms before', 'now', 'ratio', 'KB of HTML before', 'now'], rows);
}

/** Processor milliseconds for each page. */
async function cpuOf({ url, pid }: Site, path: string): Promise<number> {
  const start = cpuMicroseconds(pid);
  const times = await timeOneByOne(url, [path], turnSeconds);
  return (cpuMicroseconds(pid) - start) / times.length / 1_000;
}

const sizeOf = async (url: string) => ((await (await fetch(url)).text()).length / 1024).toFixed(0);
