import { createTestDatabase } from '@naya/db/testing/database';
import { startDatabaseProxy } from '@naya/db/testing/proxy';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStore } from '../src/media/disk-store.ts';
import { createMediaStore } from '../src/media/store.ts';
import { startJobs } from '../src/jobs/boss.ts';
import { createFaults } from '../src/log/faults.ts';
import { createLog } from '../src/log/log.ts';
import { listingParts, multipart } from './hostile/requests.ts';
import { createFolder } from './support/folder.ts';
import { get } from './support/get.ts';
import { readLogs } from './support/main.ts';
import { drawPicture } from './support/pictures.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const start = useServers();
const token = 'a token for the tests';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
let url = '';
beforeAll(async () => {
  database = await createTestDatabase();
  await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
  proxy = await startDatabaseProxy(database.url);
  url = await start({ DATABASE_URL: proxy.url, METRICS_TOKEN: token, LIMITS: 'off' });
});
afterAll(async () => {
  await proxy.close();
  await database.close();
});

type Line = { what?: string; msg: string; err?: { message: string } };
const parseLines = (log: string): Line[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
/** The causes that the server's log has for this. */
const causesOf = (what: string) =>
  parseLines(readLogs.at(-1)?.() ?? '')
    .filter((line) => line.what === what)
    .map(({ err }) => err?.message);
async function countFaults(what: string): Promise<number> {
  const { body } = await get(`${url}/metrics`, { Authorization: `Bearer ${token}` });
  const found = new RegExp(`^naya_faults_total\\{what="${what}"\\} (\\d+)$`, 'm').exec(
    body.toString(),
  );
  return Number(found?.[1]);
}

async function sendLogo(content: Uint8Array): Promise<number> {
  const logo = { name: 'logo', file: 'logo.jpg', content, head: 'Content-Type: image/jpeg' };
  const form = multipart([...listingParts(), logo]);
  return (await fetch(`${url}/admin/api/franchise-owner`, form)).status;
}

it('pictures that cannot be decoded are counted; the first in a row is logged with what the decoder says', async () => {
  const whole = await drawPicture({ width: 900, height: 700 });
  const damaged = whole.subarray(0, whole.length / 2);
  expect(await countFaults('decode')).toBe(0);
  expect([await sendLogo(damaged), await sendLogo(damaged)]).toEqual([422, 422]);
  expect(await countFaults('decode')).toBe(2);
  expect(causesOf('decode')).toEqual([expect.stringMatching(/jpeg/i)]);
  expect([await sendLogo(whole), await sendLogo(damaged)]).toEqual([201, 422]);
  expect(await countFaults('decode')).toBe(3);
  expect(causesOf('decode')).toHaveLength(2);
});

it('an AVIF that cannot be made for the next visitor is counted, and logged once with its cause', async () => {
  let output = '';
  const faults = createFaults(createLog('warn', { write: (line) => void (output += line) }));
  await using folder = await createFolder();
  const fileStore = createDiskStore(folder.path);
  const media = createMediaStore(fileStore, faults);
  const name = `${'a'.repeat(32)}-400x300`;
  await fileStore.write(`aa/${name}.webp`, Buffer.from('no picture'), 'image/webp');
  const webp = await drawPicture({ width: 160, kind: 'webp' });
  await fileStore.write(`aa/${name}/160.webp`, webp, 'image/webp');
  for (let asked = 1; asked <= 3; asked += 1) {
    expect(await media.readVariant(name, 160, 'avif')).toMatchObject({ format: 'webp' });
    await expect.poll(() => faults.count('make-avif')).toBe(asked);
  }
  media.close();
  expect(parseLines(output)).toMatchObject([
    { what: 'make-avif', err: { message: expect.stringContaining('unsupported image format') } },
  ]);
});

/** Whether the server hears of changes: its listening connection has come to its first heartbeat. */
async function isListening(): Promise<boolean> {
  const { rows } = await database.db.execute(sql`
    select from pg_stat_activity where datname = current_database()
    and application_name = 'naya-outlet listener' and query = 'select 1' and state = 'idle'`);
  return rows.length === 1;
}

it('a database that is away is logged once with its cause by the listener, by the health check and by the figures, however often they try', async () => {
  const readyz = async () => (await get(`${url}/readyz`)).status;
  const told = () =>
    (['listen', 'ready', 'count-jobs'] as const).map((what) => causesOf(what).length);
  for (let outage = 1; outage <= 2; outage += 1) {
    await expect.poll(readyz).toBe(200);
    await expect.poll(isListening).toBe(true);
    // On a busy machine a heartbeat or a check may have missed its answer before.
    const toldBefore = told();
    const before = await countFaults('listen');
    await proxy.shut();
    expect([await readyz(), await readyz()]).toEqual([503, 503]);
    await expect.poll(() => countFaults('listen')).toBeGreaterThan(before + 2);
    expect(causesOf('listen').at(-1)).toMatch(/ECONN|terminated|timeout/);
    expect(told()).toEqual(toldBefore.map((count) => count + 1));
    await proxy.open();
    await expect.poll(() => countFaults('count-jobs').then(readyz)).toBe(200);
  }
});

it('the job queue tells of an outage once, in words, however often its workers fail', async () => {
  let output = '';
  const log = createLog('warn', { write: (line) => void (output += line) });
  const faults = createFaults(log);
  const { boss, stop } = await startJobs(proxy.url, log, faults);
  for (let worker = 0; worker < 5; worker += 1)
    await boss.work('send-mail', { pollingIntervalSeconds: 0.5 }, async () => {});
  await proxy.shut();
  await expect.poll(() => faults.count('queue')).toBeGreaterThan(10);
  await proxy.open();
  await stop();
  expect(parseLines(output)).toMatchObject([
    { what: 'queue', err: { message: expect.stringMatching(/ECONN|terminated|timeout/) } },
  ]);
});
