import { setTimeout as wait } from 'node:timers/promises';
import { franchiseUrl } from '@naya/contract/urls';
import { openDatabase } from '@naya/db/client';
import { tellChangedTags } from '@naya/db/queries/changed-tags';
import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { printTable, quantile } from './support/figures.ts';
import { startSite, type Site } from './support/start-site.ts';

const runs = 100;
const id = 7;

/** From the commit of a change to the first answer that shows it, on each of two instances. */
export async function measureChange(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const server = opened.adopt(await startBenchServer(), (each) => each.stop());
  const database = opened.adopt(await server.createDatabase(), (each) => each.close());
  await fillCatalogue(database, 1_000);
  const env = { DATABASE_URL: database.url, DEMO: 'off', JOBS: 'off' };
  const sites: Site[] = [];
  for (let count = 0; count < 2; count++) {
    sites.push(opened.adopt(await startSite(env), (each) => each.stop()));
  }
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const name = `Changed ${run} times`;
    await Promise.all(sites.map((site) => fetch(site.url + franchiseUrl(id))));
    const committed = await rename(database, name);
    const shown = await Promise.all(sites.map((site) => untilShown(site.url, name)));
    times.push(...shown.map((at) => at - committed));
  }
  const ms = (share: number) => quantile(times, share).toFixed(1);
  console.log(`${runs} changes, each seen on two instances:`);
  printTable(
    ['', 'p50 ms', 'p95 ms', 'slowest ms'],
    [['commit to changed page', ms(0.5), ms(0.95), ms(1)]],
  );
}

async function rename({ db }: ReturnType<typeof openDatabase>, name: string): Promise<number> {
  await db.transaction(async (tx) => {
    await tx.execute(`update franchises set business_name = '${name}' where id = ${id}`);
    await tellChangedTags(tx, [`franchise:${id}`, 'franchises']);
  });
  return performance.now();
}

async function untilShown(url: string, name: string): Promise<number> {
  for (;;) {
    const html = await (await fetch(url + franchiseUrl(id))).text();
    if (html.includes(name)) return performance.now();
    await wait(1);
  }
}
