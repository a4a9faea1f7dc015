import { officeApiUrl } from '@naya/contract/office/urls';
import { openDatabase } from '@naya/db/client';
import { startServerPair, type ServerPair } from '@naya/db/testing/server-pair';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
const owner = { email: 'owner@example.in', password: 'a password for the test' };
const token = 'a token for the tests';
let pair: ServerPair;
let url = '';
let cookie = '';
beforeAll(async () => {
  pair = opened.use(
    await startServerPair([await findFreePort(), await findFreePort()], { synchronous: false }),
  );
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  const server = start({
    PORT: String(port),
    DATABASE_URL: pair.urls.primary,
    DATABASE_READ_URL: pair.urls.standby,
    METRICS_TOKEN: token,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    LIMITS: 'off',
    JOBS: 'off',
  });
  opened.defer(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  await server.listening;
  const signedIn = await office('POST', '/sign-in', owner);
  cookie = signedIn.headers.getSetCookie().join('; ');
});

async function office(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(url + officeApiUrl + path, {
    method,
    headers: { Origin: url, 'Content-Type': 'application/json', Cookie: cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer;
}
async function figure(name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}
const isInUse = () => figure('naya_replica_in_use');
const countReads = (pool: string) => figure(`naya_database_seconds_count{pool="${pool}"}`);
/** The page, from memory or not, and the calls of both sets. */
async function read(id: string): Promise<string[]> {
  const paths = [`/franchises/${id}`, `/admin/api/franchises/${id}`, `/api/franchises/${id}`];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    }),
  );
}
async function rename(id: string, business_name: string): Promise<void> {
  const row = (await (await office('GET', `/franchises/${id}`)).json()) as object;
  await office('PUT', `/franchises/${id}`, { ...row, business_name, acceptWarnings: true });
}
async function listIds(): Promise<string[]> {
  const answer = await fetch(`${url}/api/franchises`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => String(id));
}

it('visitors are answered by the replica alone', async () => {
  await expect.poll(isInUse).toBe(1);
  const ids = (await listIds()).slice(0, 5);
  const [before, byPrimary] = [await countReads('replica'), await countReads('reads')];
  await Promise.all(ids.map(read));
  expect(await countReads('replica')).toBeGreaterThanOrEqual(before + 3 * ids.length);
  // Each look at the figures asks the primary whether it is there.
  expect(await countReads('reads')).toBeLessThan(byPrimary + ids.length);
});

it('what was saved is shown at once and stays, while the replica has not replayed it', async () => {
  const { pool, close } = openDatabase({ url: pair.urls.standby, target: 'replica', max: 1 });
  opened.defer(close);
  const [, id = ''] = await listIds();
  await read(id);
  await pool.query('select pg_wal_replay_pause()');
  await rename(id, 'Renamed While It Waits');
  for (const text of await read(id)) expect(text).toContain('Renamed While It Waits');
  await expect.poll(() => figure('naya_faults_total{what="replica"}')).toBeGreaterThan(0);
  expect(await isInUse()).toBe(0);
  for (const text of await read(id)) expect(text).toContain('Renamed While It Waits');
  await pool.query('select pg_wal_replay_resume()');
  await expect.poll(isInUse).toBe(1);
  for (const text of await read(id)) expect(text).toContain('Renamed While It Waits');
});

it('a replica that is gone costs nobody anything, and one that is back is read again', async () => {
  const ids = await listIds();
  const underway = ids.slice(2, 8).map(read);
  await pair.killStandby();
  await Promise.all(underway);
  for (const id of ids.slice(8, 12)) await read(id);
  await rename(ids[2] ?? '', 'Renamed While It Is Gone');
  for (const text of await read(ids[2] ?? '')) expect(text).toContain('Renamed While It Is Gone');
  await pair.startStandby();
  await expect.poll(isInUse).toBe(1);
  for (const text of await read(ids[2] ?? '')) expect(text).toContain('Renamed While It Is Gone');
});

it('without the primary the replica answers what no cache has', async () => {
  const ids = await listIds();
  await pair.killPrimary();
  await expect.poll(async () => (await fetch(`${url}/franchises/${ids.at(-1)}`)).status).toBe(200);
  for (const id of ids.slice(12, 16)) await read(id);
});
