import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { timeChanges } from './support/changes.ts';
import { startSite } from './support/start-site.ts';

/** How long a change takes to show on two instances. */
export async function measureChange(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const server = opened.use(await startBenchServer());
  const database = await server.createDatabase();
  await fillCatalogue(database, 1_000);
  const env = { DATABASE_URL: database.url, DEMO: 'off', JOBS: 'off' };
  const sites = [opened.use(await startSite(env)), opened.use(await startSite(env))];
  await timeChanges(
    database,
    sites.map(({ url }) => url),
  );
}
