import { franchiseUrl } from '@naya/contract/urls';
import { openDatabase } from '@naya/db/client';
import { startServerPair } from '@naya/db/testing/server-pair';
import { findFreePort } from '../../deploy/local/ports.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { printTable } from './support/figures.ts';
import { load } from './support/load.ts';
import { officeOrigin, openOffice } from './support/office.ts';
import { startSite } from './support/start-site.ts';

const franchises = 1_000;
const changed = 20;
const changes = 1_000;
const seconds = 15;
/** As a standby in another building, which also has other things to do. */
const behindMs = 20;
const token = 'a token for the bench';
const owner = { email: 'owner@example.in', password: 'a password for the bench' };

/** What a read replica takes off the primary, and whether any page is old after a change: two real servers of PostgreSQL. */
export async function measureReplicas(): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const pair = opened.use(
    await startServerPair([await findFreePort(), await findFreePort()], { synchronous: false }),
  );
  const settings = {
    DEMO: 'off',
    JOBS: 'off',
    DATABASE_URL: pair.urls.primary,
    METRICS_TOKEN: token,
    PUBLIC_URL: officeOrigin,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  const withReplica = { ...settings, DATABASE_READ_URL: pair.urls.standby };
  // Its first start brings the tables.
  await (await startSite(settings))[Symbol.asyncDispose]();
  const primary = openDatabase({ url: pair.urls.primary, max: 2 });
  opened.defer(primary.close);
  await fillCatalogue(primary, franchises);
  const standby = openDatabase({ url: pair.urls.standby, target: 'replica', max: 1 });
  opened.defer(standby.close);

  const rows: (string | number)[][] = [];
  for (const [name, env] of [
    ['the primary alone', settings],
    ['a replica beside it', withReplica],
  ] as const)
    rows.push([name, ...(await readPages({ ...env, PAGE_CACHE_MB: '0' }))]);
  printTable(
    ['pages that no cache has', 'a second', 'p50 ms', 'failed', 'by the primary', 'by the replica'],
    rows,
  );

  await standby.pool.query(`alter system set recovery_min_apply_delay = ${behindMs}`);
  await standby.pool.query('select pg_reload_conf()');
  await using site = await startSite(withReplica);
  await using other = await startSite(withReplica);
  await countOldPages(site.url, other.url);
}

const idsOf = async (url: string) => {
  const answer = await fetch(`${url}/api/franchises?limit=${franchises}`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => id);
};

async function readPages(env: Record<string, string>): Promise<(string | number)[]> {
  await using site = await startSite(env);
  if (env['DATABASE_READ_URL']) await untilInUse(site.url);
  const requests = (await idsOf(site.url)).map((id) => ({ path: franchiseUrl(id) }));
  const before = await countStatements(site.url);
  const { perSecond, p50, failed } = await load({
    url: site.url,
    // Several would ask for the same page at the same time, which is made once for all of them.
    connections: 1,
    duration: seconds,
    requests,
  });
  const after = await countStatements(site.url);
  return [
    perSecond.toFixed(0),
    p50,
    failed,
    after.reads - before.reads,
    after.replica - before.replica,
  ];
}

/** Each change is asked for as soon as it is answered, on its instance; in the end all pages of both are looked at again. */
async function countOldPages(url: string, otherUrl: string): Promise<void> {
  await untilInUse(url);
  await untilInUse(otherUrl);
  const office = await openOffice(url, owner);
  const ids = (await idsOf(url)).slice(0, changed);
  const shows = async (from: string, id: number, name: string) =>
    (await (await fetch(from + franchiseUrl(id))).text()).includes(name);
  const nameOf = (change: number) => `Changed ${change} Times`;
  const before = await countStatements(url);
  const reading = new AbortController();
  const readers = [url, otherUrl].map(async (from) => {
    while (!reading.signal.aborted)
      for (const id of ids) await (await fetch(from + franchiseUrl(id))).arrayBuffer();
  });
  let old = 0;
  for (let change = 0; change < changes; change += 1) {
    const id = ids[change % changed] ?? 0;
    await office.save(id, () => ({ business_name: nameOf(change) }));
    if (!(await shows(url, id, nameOf(change)))) old += 1;
  }
  reading.abort();
  await Promise.all(readers);
  let kept = 0;
  for (const [index, id] of ids.entries())
    for (const from of [url, otherUrl])
      if (!(await shows(from, id, nameOf(changes - changed + index)))) kept += 1;
  const after = await countStatements(url);
  printTable(
    [
      `changes, the replica ${behindMs} ms behind`,
      'old pages right after their change',
      'old pages kept in the end, on two instances',
      'read from the primary',
      'from the replica',
    ],
    [[changes, old, kept, after.reads - before.reads, after.replica - before.replica]],
  );
}

async function readFigures(url: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await (await fetch(`${url}/metrics`, { headers })).text()).split('\n');
}

async function untilInUse(url: string): Promise<void> {
  while (!(await readFigures(url)).includes('naya_replica_in_use 1'));
}

async function countStatements(url: string): Promise<{ reads: number; replica: number }> {
  const lines = await readFigures(url);
  const count = (pool: string) => {
    const name = `naya_database_seconds_count{pool="${pool}"}`;
    return Number(
      lines
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  };
  return { reads: count('reads'), replica: count('replica') };
}
