import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { timeChanges } from './support/changes.ts';
import { startSite } from './support/start-site.ts';

/** How long a change takes to show on two instances. */
export async function measureChange(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const server = opened.adopt(await startBenchServer(), (each) => each.stop());
  const database = opened.adopt(await server.createDatabase(), (each) => each.close());
  await fillCatalogue(database, 1_000);
  const env = { DATABASE_URL: database.url, DEMO: 'off', JOBS: 'off' };
  const urls: string[] = [];
  for (let count = 0; count < 2; count++) {
    const site = opened.adopt(await startSite(env), (each) => each.stop());
    urls.push(site.url);
  }
  await timeChanges(database, urls);
}
