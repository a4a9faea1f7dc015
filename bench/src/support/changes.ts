import { setTimeout as wait } from 'node:timers/promises';
import { franchiseUrl } from '@naya/contract/urls';
import type { Database } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { printTable, quantile } from './figures.ts';

const runs = 100;

/** From the commit of a change to the first answer that shows it, at each of the URLs. */
export async function timeChanges(database: Database, urls: string[]): Promise<void> {
  const listed = await fetch(`${urls[0]}/api/franchises?limit=1`);
  const [{ id }] = (await listed.json()) as [{ id: number }];
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const name = `Changed ${run} times`;
    await Promise.all(urls.map((url) => fetch(url + franchiseUrl(id))));
    const committed = await rename(database, id, name);
    const shown = await Promise.all(urls.map((url) => untilShown(url + franchiseUrl(id), name)));
    times.push(...shown.map((at) => at - committed));
  }
  const ms = (share: number) => quantile(times, share).toFixed(1);
  printTable(
    [`${runs} changes`, 'p50 ms', 'p95 ms', 'slowest ms'],
    [['commit to changed page', ms(0.5), ms(0.95), ms(1)]],
  );
}

async function rename({ db }: Database, id: number, name: string): Promise<number> {
  await db.transaction(async (tx) => {
    await tx.execute(`update franchises set business_name = '${name}' where id = ${id}`);
    await notifyChangedTags(tx, [`franchise:${id}`, 'franchises']);
  });
  return performance.now();
}

async function untilShown(url: string, name: string): Promise<number> {
  for (;;) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
    if ((await answer.text()).includes(name)) return performance.now();
    await wait(1);
  }
}
