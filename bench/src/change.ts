import { startBenchServer } from './bench-server.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { timeChanges } from './support/changes.ts';
import { officeOrigin, openOffice } from './support/office.ts';
import { countOutdated, measureHits, tidyUp } from './support/outdated.ts';
import { otherCheckout, startSite } from './support/start-site.ts';
import { findWarmPages } from './support/warm-pages.ts';

const franchises = 1_000;
const env = { DEMO: 'off', JOBS: 'off' };
type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/** How long a change takes to show on two instances, which pages it outdates, and how many views the cache answers meanwhile. */
export async function measureChange(): Promise<void> {
  await using server = await startBenchServer();
  await timeOnTwoInstances(server);
  await measurePages(server, 'this checkout');
  if (otherCheckout) await measurePages(server, otherCheckout, otherCheckout);
}

async function timeOnTwoInstances(server: BenchServer): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const database = await server.createDatabase();
  await fillCatalogue(database, franchises);
  const settings = { ...env, DATABASE_URL: database.url };
  const sites = [opened.use(await startSite(settings)), opened.use(await startSite(settings))];
  await timeChanges(
    database,
    sites.map(({ url }) => url),
  );
}

async function measurePages(server: BenchServer, name: string, checkout?: string): Promise<void> {
  const database = await server.createEmptyDatabase();
  const owner = { email: 'owner@example.in', password: 'a password for the bench' };
  const settings = {
    ...env,
    DATABASE_URL: database.url,
    PUBLIC_URL: officeOrigin,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  // Its first start brings its own tables.
  await (await startSite(settings, checkout))[Symbol.asyncDispose]();
  await fillCatalogue(database, franchises);
  await using site = await startSite(settings, checkout);
  console.log(`\nPages of ${name}, with ${franchises.toLocaleString('en-IN')} franchises:\n`);
  const pages = await findWarmPages(site.url);
  const office = await openOffice(site.url, owner);
  await tidyUp(pages, office);
  await countOutdated(pages, office);
  await measureHits(pages, office);
}
