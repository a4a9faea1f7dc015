import { randomUUID } from 'node:crypto';
import { openDatabase } from '@naya/db/client';
import { withSnapshot } from '@naya/db/backup/read-snapshot';
import { startServerPair, type ServerPair } from '@naya/db/testing/server-pair';
import { submissions } from '@naya/db/tables/submissions';
import { mails } from '@naya/db/tables/mail';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../deploy/local/ports.ts';
import { postJson } from './support/api.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();
const opened = new AsyncDisposableStack();
afterAll(() => opened.disposeAsync());
let pair: ServerPair;
let url = '';
beforeAll(async () => {
  pair = opened.use(await startServerPair([await findFreePort(), await findFreePort()]));
  const server = start({ DATABASE_URL: pair.url, PORT: '0', DEMO: 'off', LIMITS: 'off' });
  opened.defer(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  url = await server.listening;
});

async function send(key = randomUUID()): Promise<number> {
  const message = { name: 'A', email: `${key}@example.in`, subject: 'Other', message: 'text' };
  const request = postJson(message, { 'Idempotency-Key': key });
  return (await fetch(`${url}/admin/api/contact`, request)).status;
}
const statusOf = async (path: string) => (await fetch(url + path)).status;
/** A page of memory, one that nobody has seen, and a call. */
const read = () =>
  Promise.all(
    ['/terms', `/franchises?search=${randomUUID()}`, '/admin/api/categories'].map(statusOf),
  );

it('the primary is killed and its standby promoted, without a restart: reads go on, nothing is lost, all works again', async () => {
  const acknowledged: string[] = [];
  const sendKeyed = async () => {
    const key = randomUUID();
    const status = await send(key);
    if (status === 201) acknowledged.push(key);
    return status;
  };
  expect(await sendKeyed()).toBe(201);
  // The first pages of a new process may take longer than a visitor waits.
  await expect.poll(read).toEqual([200, 200, 200]);

  // Some are under way while it dies.
  const underway = Array.from({ length: 20 }, sendKeyed);
  const readsUnderway = Promise.all(Array.from({ length: 5 }, read));
  await pair.killPrimary();
  for (const status of await Promise.all(underway)) expect([201, 503]).toContain(status);
  for (const statuses of await readsUnderway) expect(statuses).toEqual([200, 200, 200]);
  for (let round = 0; round < 5; round += 1) {
    expect(await read()).toEqual([200, 200, 200]);
    expect([await send(), await statusOf('/readyz')]).toEqual([503, 503]);
  }

  await pair.promoteStandby();
  await expect.poll(sendKeyed).toBe(201);
  await expect.poll(() => statusOf('/readyz')).toBe(200);
  expect(await read()).toEqual([200, 200, 200]);

  const { db, close } = openDatabase({ url: pair.url });
  opened.defer(close);
  const isKept = inArray(submissions.key, acknowledged);
  expect(await db.$count(submissions, isKept)).toBe(acknowledged.length);
  // The queue goes on too: it works off the mails of all of them.
  await expect.poll(() => db.$count(mails, eq(mails.status, 'queued'))).toBe(0);
  // And so do the commands, and what tells of changes.
  expect(await withSnapshot(pair.url, async ({ tables }) => tables.length)).toBeGreaterThan(20);
  const listening = `select from pg_stat_activity where application_name = 'naya-outlet listener'`;
  await expect.poll(async () => (await db.$client.query(listening)).rowCount).toBe(1);
});
