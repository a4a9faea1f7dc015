import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { partnerKeyHeader, publicTestKey } from '@naya/contract/partners/key-header';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { insertCategories } from '@naya/db/seed/insert';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { perClientIp, perSender } from '../src/http/rate-limits.ts';
import { contact, enquiry, listingParts, multipart } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';
import { drawPicture } from './support/pictures.ts';

const api = useApi(
  async ({ db }) => {
    await insertCategories(db, [{ name: 'Retail', slug: 'retail' }]);
    await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
  },
  { trustProxy: true },
);
let owner: Colleague;
let partnerId: number;
let keys: { test: string; real: string };
const issue = async (kind: 'key' | 'test-key') => {
  const response = await owner.call('POST', `/partners/${partnerId}/${kind}`);
  return ((await response.json()) as { key: string }).key;
};
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  const form = { name: 'The Magazine', sites: ['https://magazine.example.in'] };
  const made = await owner.call('POST', '/partners', form);
  partnerId = ((await made.json()) as { id: number }).id;
  keys = { real: await issue('key'), test: await issue('test-key') };
});

/** Every file, and how many rows each table has; the test mode's own two hold nothing of a form. */
async function countEverything(): Promise<Record<string, unknown>> {
  const { $client } = api.core.db;
  const { rows: tables } = await $client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('test_submissions', 'test_calls')
     union all select 'pgboss.job'`,
  );
  const counts: Record<string, unknown> = {
    files: await readdir(api.dataDir, { recursive: true }),
  };
  for (const { name } of tables) {
    const { rows } = await $client.query<{ rows: unknown }>(`select count(*) as rows from ${name}`);
    counts[name] = rows[0]?.rows;
  }
  return counts;
}

type Send = (headers: Record<string, string>) => Promise<Response>;
const sendTo =
  (path: string, init: () => RequestInit): Send =>
  (headers) => {
    const made = init();
    return api.request(path, { ...made, headers: { ...(made.headers as object), ...headers } });
  };
const picture = await drawPicture();
const form = enquiry();
const message = contact();
const parts = (more: Record<string, string> = {}) => [
  ...listingParts(more),
  { name: 'logo', content: picture, file: 'logo.png' },
];
const noPicture = { name: 'logo', content: 'no picture', file: 'logo.png' };
/** A client of its own each time, since limits by client IP are told too. */
let clients = 0;
const newClient = () => ({ 'X-Forwarded-For': `198.51.100.${(clients += 1)}` });

describe.each([
  ['the test key of a partner', () => keys.test],
  ['the public test key', () => publicTestKey],
])('with %s', (_name, keyOf) => {
  const marked = () => ({ [partnerKeyHeader]: keyOf() });

  it.each<[string, number, Send]>([
    ['an enquiry', 201, sendTo('/api/investor', () => postJson(form))],
    ['a message', 201, sendTo('/api/contact', () => postJson(message))],
    ['a listing with a picture', 201, sendTo('/api/franchise-owner', () => multipart(parts()))],
    ['unreadable JSON', 400, sendTo('/api/contact', () => postJson('{'))],
    [
      'a page of an unknown site',
      403,
      sendTo('/api/contact', () => postJson(message, { Origin: 'https://stranger.example.in' })),
    ],
    ['a call that is not there', 404, sendTo('/api/nothing', () => postJson({}))],
    ['a call that only reads', 405, sendTo('/api/categories', () => postJson({}))],
    ['too much', 413, sendTo('/api/contact', () => postJson({ message: 'x'.repeat(200_000) }))],
    ['another type', 415, sendTo('/api/franchise-owner', () => postJson({}))],
    ['a form that lacks something', 422, sendTo('/api/investor', () => postJson({ name: 'Asha' }))],
    [
      'a brand that cannot be right',
      422,
      sendTo('/api/investor', () => postJson({ ...form, franchiseId: -1 })),
    ],
    [
      'a category that nobody has',
      422,
      sendTo('/api/franchise-owner', () => multipart(parts({ category: 'Nothing' }))),
    ],
    [
      'a picture that is none',
      415,
      sendTo('/api/franchise-owner', () => multipart([...listingParts(), noPicture])),
    ],
  ])('%s is answered %i as without, marked, and nothing is left of it', async (_, status, send) => {
    const before = await countEverything();
    const tested = await send({ ...newClient(), ...marked() });
    expect(await countEverything()).toEqual(before);
    expect(tested.headers.get('X-Test-Mode')).toBe('true');
    const { test, id: _id, ...body } = (await tested.json()) as Record<string, unknown>;
    expect([tested.status, test]).toEqual([status, true]);

    const real = await send(newClient());
    expect(real.headers.has('X-Test-Mode')).toBe(false);
    const { id: _realId, ...realBody } = (await real.json()) as Record<string, unknown>;
    expect([real.status, realBody]).toEqual([status, body]);
    const names = ({ headers }: Response) =>
      [...headers.keys()].filter((name) => name !== 'x-test-mode');
    expect(names(tested)).toEqual(names(real));
  });

  it('a repeated form gets the first answer, another one under its key is refused', async () => {
    const headers = { ...marked(), 'Idempotency-Key': randomUUID() };
    const send = (body: object) => api.request('/api/contact', postJson(body, headers));
    const first = await send(message);
    expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([201, null]);
    const again = await send({ ...message, extra: 1 });
    expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(await first.json());
    const other = await send({ ...message, message: 'Something else' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      errors: { 'Idempotency-Key': expect.stringContaining('another') },
    });
    // What was tried may be sent.
    const { [partnerKeyHeader]: _key, ...real } = headers;
    const sent = await api.request('/api/contact', postJson(message, real));
    expect([sent.status, sent.headers.get('Idempotency-Replayed')]).toEqual([201, null]);
  });

  it('of the same form that comes often at once one is the first', async () => {
    const headers = { ...marked(), 'Idempotency-Key': randomUUID() };
    const send = () => api.request('/api/contact', postJson(message, headers));
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    const replayed = answers.map(({ headers: told }) => told.get('Idempotency-Replayed'));
    expect(replayed.filter((each) => each === null)).toHaveLength(1);
    const ids = await Promise.all(
      answers.map(async (each) => ((await each.json()) as { id: number }).id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('the same number of forms is taken from one sender, and real ones are taken after them', async () => {
    const body = contact();
    const send = async (headers: Record<string, string>) =>
      (await api.request('/api/contact', postJson(body, headers))).status;
    for (let sent = 0; sent < perSender.points; sent += 1) expect(await send(marked())).toBe(201);
    expect(await send(marked())).toBe(429);
    expect(await send({})).toBe(201);
  });
});

it('no table holds a word of what was sent', async () => {
  const body = { ...contact(), message: 'Jhalmuri in Jalpaiguri?' };
  const headers = { [partnerKeyHeader]: publicTestKey };
  expect((await api.request('/api/contact', postJson(body, headers))).status).toBe(201);
  const { rows } = await api.core.db.$client.query('select * from test_submissions');
  expect(JSON.stringify(rows)).not.toMatch(/jhalmuri/i);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  await applyRetention(api.core, tomorrow);
  expect((await api.core.db.$client.query('select * from test_submissions')).rows).toEqual([]);
});

it('the public test key has the limits of its client IP, that of a partner its own', async () => {
  const app = createApiApp(api.core, pino({ level: 'silent' }), { trustProxy: true });
  const ip = { 'X-Forwarded-For': '203.0.113.7' };
  const send = async (headers: Record<string, string>) =>
    (await app.request('/api/contact', postJson({}, { ...ip, ...headers }))).status;
  for (let sent = 0; sent < perClientIp.points; sent += 1) {
    expect(await send({ [partnerKeyHeader]: publicTestKey })).toBe(422);
  }
  expect(await send({ [partnerKeyHeader]: publicTestKey })).toBe(429);
  expect(await send({ [partnerKeyHeader]: keys.test })).toBe(422);
});

it('the calls of our own pages refuse it, and store nothing', async () => {
  const before = await countEverything();
  const headers = { [partnerKeyHeader]: publicTestKey };
  const response = await api.request('/admin/api/contact', postJson(contact(), headers));
  expect(response.status).toBe(403);
  expect(await countEverything()).toEqual(before);
});

it('the partner is told that its test key is one; reads are the same and not marked', async () => {
  const ask = (path: string, key: string) =>
    api.request(path, { headers: { [partnerKeyHeader]: key } });
  const real = await ask('/api/partner', keys.real);
  const tested = await ask('/api/partner', keys.test);
  const { test, ...body } = (await tested.json()) as { test?: true };
  expect([test, tested.headers.get('X-Test-Mode')]).toEqual([true, 'true']);
  expect(body).toEqual(await real.json());
  expect(await (await ask('/api/partner', publicTestKey)).json()).toMatchObject({ test: true });
  expect((await ask('/api/categories', keys.test)).headers.has('X-Test-Mode')).toBe(false);
});

it('a test key is told once, replaced and taken back without the real one', async () => {
  const next = await issue('test-key');
  const read = async (key: string) =>
    (await api.request('/api/partner', { headers: { [partnerKeyHeader]: key } })).status;
  expect([await read(keys.test), await read(next), await read(keys.real)]).toEqual([401, 200, 200]);
  expect(await owner.read(`/partners/${partnerId}`)).toMatchObject({
    test_key_end: next.slice(-4),
  });
  await owner.call('DELETE', `/partners/${partnerId}/test-key`);
  expect([await read(next), await read(keys.real)]).toEqual([401, 200]);
});
