import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import { createDataLink } from '@naya/core/mail/data-link';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import { partners } from '@naya/db/tables/partners';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApiApp } from '../src/start/api-app.ts';
import { perClientIp } from '../src/http/rate-limits.ts';
import { ReadBudget } from '../src/http/read-limits.ts';
import { newEmail } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { findTraces } from './support/find-traces.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi(({ db }) => insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]));
const site = 'https://magazine.example.in';
const form = {
  name: 'The Magazine',
  sites: [`${site}/franchises`, 'capacitor://localhost'],
  contact_name: 'Yamini Example',
  contact_email: 'Yamini@example.in',
};
type Partner = { id: number; version: number; key_end: string | null; enquiries: object[] };
let owner: Colleague;
let partner: Partner;
const read = () => owner.read<Partner>(`/partners/${partner.id}`);
const makeKey = async () => {
  const response = await owner.call('POST', `/partners/${partner.id}/key`);
  return ((await response.json()) as { key: string }).key;
};
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
  const response = await owner.call('POST', '/partners', form);
  expect(response.status).toBe(201);
  partner = (await response.json()) as Partner;
});

const enquiry = () => ({
  name: 'Asha',
  email: newEmail(),
  phone: '00000 11111',
  message: '',
  franchiseId: 1,
  franchiseName: 'Chai Gully',
});
const send = (headers: Record<string, string>) =>
  api.request('/api/investor', postJson(enquiry(), headers));
const ask = (key: string, path = '/api/partner') =>
  api.request(path, { headers: { [partnerKeyHeader]: key } });

it('is registered with a name, sites and a contact, or told what is wrong', async () => {
  const wrong = { ...form, name: '', sites: ['magazine'], contact_email: 'nobody' };
  const refused = await owner.call('POST', '/partners', wrong);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: {
      name: expect.any(String),
      sites: expect.any(String),
      contact_email: expect.any(String),
    },
  });
  expect((await owner.call('POST', '/partners', { ...form, sites: [] })).status).toBe(422);
  const stale = await owner.call('PUT', `/partners/${partner.id}`, { ...form, version: 99 });
  expect(stale.status).toBe(409);
});

it('may send forms from its sites without being listed in the settings', async () => {
  expect((await send({ Origin: site })).status).toBe(201);
  expect((await send({ Origin: 'capacitor://localhost' })).status).toBe(201);
  expect((await send({ Origin: 'https://stranger.example.in' })).status).toBe(403);
});

it('has a key that is told once and stored as a hash; a new one replaces it', async () => {
  const first = await makeKey();
  expect((await ask(first)).status).toBe(200);
  const stored = await findTraces(api.core.db.$client, api.dataDir, [first]);
  expect(stored).toEqual([]);
  expect(await read()).toMatchObject({ key_end: first.slice(-4) });
  expect(JSON.stringify(await read())).not.toContain('key_hash');
  const second = await makeKey();
  expect((await ask(first)).status).toBe(401);
  expect((await ask(second)).status).toBe(200);
  await owner.call('DELETE', `/partners/${partner.id}/key`);
  expect((await ask(second)).status).toBe(401);
});

it.each(['', 'wrong', `pk_${'x'.repeat(43)}`])('no call takes the key "%s"', async (key) => {
  const status = key === '' ? 200 : 401;
  expect((await ask(key, '/api/categories')).status).toBe(status);
  const answer = await ask(key);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

it('counts enquiries by month that were sent with its key, not those that anybody sends in the name of its sites', async () => {
  const key = await makeKey();
  const before = ((await read()).enquiries[0] as { count: number } | undefined)?.count ?? 0;
  await send({ Origin: site });
  await send({ [partnerKeyHeader]: key });
  await send({ [partnerKeyHeader]: key, Origin: site });
  await send({});
  const month = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7);
  const enquiries = [{ month, count: before + 2 }];
  expect(await read()).toMatchObject({ enquiries });
  const { contact_email: _email, contact_name: _name, ...seen } = form;
  expect(await (await ask(key)).json()).toEqual({ ...seen, enquiries });
});

describe('with a key', () => {
  const ip = { 'X-Forwarded-For': '203.0.113.7' };

  it('a crowd may read that would be refused without', async () => {
    const key = { [partnerKeyHeader]: await makeKey() };
    const crowd = async (headers: Record<string, string>) => {
      const options = {
        readLimits: { budget: new ReadBudget(), queue: null },
        trustProxy: true,
      };
      const app = createApiApp(api.core, pino({ level: 'silent' }), options);
      const one = async () => (await app.request('/api/about', { headers })).status;
      return Promise.all(Array.from({ length: 60 }, one));
    };
    expect(await crowd(ip)).toContain(429);
    // Each looks its key up, which counts for the client IP: these come from many.
    expect(new Set(await crowd(key))).toEqual(new Set([200]));
  });

  it('more forms are taken in a minute', async () => {
    const key = await makeKey();
    const app = createApiApp(api.core, pino({ level: 'silent' }), { trustProxy: true });
    const one = async (headers: Record<string, string>) =>
      (await app.request('/api/contact', postJson({}, { ...ip, ...headers }))).status;
    for (let sent = 0; sent < perClientIp.points; sent += 1) expect(await one({})).toBe(422);
    expect(await one({})).toBe(429);
    expect(await one({ [partnerKeyHeader]: key })).toBe(422);
  });
});

it('writes a history that names no person', async () => {
  const { data } = await owner.read<{ data: { action: string; changes: object }[] }>(
    '/history?filter={"entity":"partner"}',
  );
  const actions = data.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['created', 'key made', 'key taken back']));
  expect(JSON.stringify(data).toLowerCase()).not.toContain('yamini');
});

it('shows the contact what is stored of them, and erases it; the partner stays', async () => {
  const email = 'yamini@example.in';
  const link = `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
  expect(await api.get(link)).toMatchObject({
    partners: [{ name: 'The Magazine', contact_name: 'Yamini Example' }],
  });
  await api.request(link, { method: 'DELETE' });
  const traces = () => findTraces(api.core.db.$client, api.dataDir, ['yamini']);
  expect(await traces()).toEqual([]);
  expect(await read()).toMatchObject({ name: 'The Magazine', contact_email: null });

  // As a backup from before holds it.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await api.core.db.update(partners).set({ contact_email: email, updated_at: yesterday });
  await api.core.db.execute(sql`update erasures set replayed_at = null`);
  await replayErasures(api.core);
  expect(await traces()).toEqual([]);
});

it('is removed with its key', async () => {
  const key = await makeKey();
  expect((await owner.call('DELETE', `/partners/${partner.id}`)).status).toBe(200);
  expect((await ask(key)).status).toBe(401);
  expect((await send({ Origin: site })).status).toBe(403);
});
