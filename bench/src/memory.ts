import { setTimeout as wait } from 'node:timers/promises';
import { franchisesUrl } from '@naya/contract/urls';
import { startBenchServer } from './bench-server.ts';
import { printTable } from './support/figures.ts';
import { load } from './support/load.ts';
import { residentMegabytes } from './support/process-figures.ts';
import { startSite } from './support/start-site.ts';

// Ten requests a second for an hour; every other one for a page that nobody asked for before.
const requests = 36_000;
const parts = 6;
const settleMs = 5_000;
const pages = ['/', '/franchises', '/franchises/3', '/blog', '/about', '/contact'];

/** Resident memory of one instance on PostgreSQL, at rest and under an hour's worth of requests. */
export async function measureMemory(): Promise<void> {
  await using server = await startBenchServer();
  const { url } = await server.createDatabase();
  const seedingSite = await startSite({ DATABASE_URL: url });
  await seedingSite[Symbol.asyncDispose]();
  await using site = await startSite({ DATABASE_URL: url, DEMO: 'off', JOBS: 'off' });
  await wait(settleMs);
  const rows = [['at rest, first pages made', megabytes(site.pid)]];
  for (let part = 1; part <= parts; part++) {
    const amount = requests / parts;
    const { failed } = await load({
      url: site.url,
      connections: 10,
      amount,
      headers: { 'Accept-Encoding': 'br' },
      requests: askFor(part),
    });
    if (failed > 0) throw new Error(`${failed} requests failed`);
    rows.push([`after ${(part * amount).toLocaleString('en-IN')} requests`, megabytes(site.pid)]);
  }
  printTable(['', 'resident MB'], rows);
}

function askFor(part: number): { path: string }[] {
  return Array.from({ length: 1_500 }, (_, index) => {
    const known = pages[index % pages.length] ?? '/';
    return { path: index % 2 ? known : franchisesUrl({ search: `word ${part} ${index}` }) };
  });
}

const megabytes = (pid: number) => residentMegabytes(pid).toFixed(0);
