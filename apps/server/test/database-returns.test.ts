import { randomUUID } from 'node:crypto';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { putSiteDocument } from '@naya/db/site-info/public';
import { submissions } from '@naya/db/tables/submissions';
import { afterEach, expect, it } from 'vitest';
import { useServerBehindProxy } from './support/behind-proxy.ts';

const server = useServerBehindProxy();
afterEach(() => server.proxy.thaw());
let visitors = 0;

/** Nobody has asked for these before: a search, the page of a city, names for a text that is being typed. */
const newReads = () => [
  `/franchises?search=${randomUUID()}`,
  `/franchises/city/pune?unseen=${randomUUID()}`,
  `/admin/api/suggest?q=chai`,
];

/** A page that was seen, those that were not, a call that reads rows, the health check and a form. */
function askAll() {
  visitors += 1;
  const visitor = `203.0.113.${visitors}`;
  const statusOf = async (path: string) => (await server.read(path, visitor)).status;
  return Promise.all([
    statusOf('/franchises?search=chai'),
    ...newReads().map(statusOf),
    statusOf('/admin/api/categories'),
    statusOf('/readyz'),
    server.send(),
  ]);
}

it('a database that freezes, and thaws', async () => {
  await expect.poll(askAll).toEqual([200, 200, 200, 200, 200, 200, 201]);
  server.proxy.freeze();
  // Twice: the second time no connection is left that was good before.
  expect(await askAll()).toEqual([200, 200, 200, 200, 503, 503, 503]);
  expect(await askAll()).toEqual([200, 200, 200, 200, 503, 503, 503]);
  server.proxy.thaw();
  await expect.poll(askAll).toEqual([200, 200, 200, 200, 200, 200, 201]);
});

it('a database that vanishes, while pages that were seen stay the same, and returns on the same port', async () => {
  const readSeen = () =>
    Promise.all(
      ['/franchises/1', '/', '/franchises?search=chai'].map(async (path) => {
        const { status, body } = await server.read(path, '203.0.113.250');
        return { status, body: body.toString() };
      }),
    );
  const seen = await readSeen();
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  await server.proxy.shut();
  expect(await askAll()).toEqual([200, 200, 200, 200, 503, 503, 503]);
  expect(await readSeen()).toEqual(seen);
  await server.proxy.open();
  await expect.poll(askAll).toEqual([200, 200, 200, 200, 200, 200, 201]);
});

it('while it is away, a page that nobody asked for before has the site’s own phone', async () => {
  const phone = '+91 98111 22333';
  const isShown = async () => {
    const page = await server.read(`/franchises?search=${randomUUID()}`, '203.0.113.251');
    return page.status === 200 && page.body.toString().includes(phone);
  };
  const { db } = server.database;
  await putSiteDocument(db, 'contact-info', { address: [], email: [], phone: [{ phone }] });
  await notifyChangedTags(db, cacheTags.contactInfo);
  await expect.poll(isShown).toBe(true);
  await server.proxy.shut();
  expect(await isShown()).toBe(true);
  await server.proxy.open();
});

it('connections that are reset or ended in the middle of transactions: each form is kept once or told to come again', async () => {
  const keys = Array.from({ length: 30 }, () => randomUUID());
  const before = await server.database.db.$count(submissions);
  const sent: Promise<number>[] = [];
  for (const [index, key] of keys.entries()) {
    sent.push(server.send(key));
    if (index % 10 === 5) server.proxy.reset();
    if (index % 10 === 9) {
      await server.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name = 'naya-outlet'`,
      );
    }
  }
  for (const status of await Promise.all(sent)) expect([201, 503]).toContain(status);
  await expect.poll(() => server.send()).toBe(201);
  expect(await Promise.all(keys.map((key) => server.send(key)))).toEqual(keys.map(() => 201));
  expect(await server.database.db.$count(submissions)).toBeGreaterThanOrEqual(before + keys.length);
});
