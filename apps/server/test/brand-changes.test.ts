import { brandApiUrl } from '@naya/contract/brands/urls';
import { listenToChangedTags } from '@naya/db/listen-to-changed';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { brandRoutes } from '../src/brands/routes.ts';
import { perBrand } from '../src/http/rate-limits.ts';
import { useApi } from './support/api.ts';
import { joinBrand, type BrandPerson } from './support/brand.ts';
import { createColleague, origin } from './support/office.ts';

const api = useApi();
let chai = 0;
let dosa = 0;
let owner = {} as BrandPerson;
let member = {} as BrandPerson;
beforeAll(async () => {
  [chai = 0, dosa = 0] = await insertFranchisesForTest(api.core.db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Dosa Gali' },
  ]);
  owner = await joinBrand(api, chai, 'owner@chai.example');
  member = await joinBrand(api, chai, 'member@chai.example', 'member');
});

const save = (by: BrandPerson, body: object, brand = chai) =>
  by.call('POST', `/brands/${brand}/settings`, body);

it('every changing call of a brand counts for the brand: all of its people together have an allowance a day', async () => {
  const { db } = api.core;
  await db.execute(sql`delete from rate_limits`);
  expect((await save(member, {})).status).toBe(200);
  const { rows } = await db.execute<{ key: string; points: number }>(
    sql`select key, points from rate_limits`,
  );
  expect(rows).toEqual([{ key: `brand-change:${chai}`, points: 1 }]);
  await db.execute(sql`update rate_limits set points = ${perBrand.points}`);
  const changing = brandRoutes.filter(
    ({ method, access }) => method === 'post' && typeof access !== 'string',
  );
  expect(changing.length).toBeGreaterThan(10);
  for (const { path } of changing) {
    const url = brandApiUrl + path.replace(':id', String(chai)).replace(/:\w+/g, '1');
    const headers = { Origin: origin, Cookie: owner.cookie };
    const answer = await api.request(url, { method: 'POST', headers });
    expect([answer.status, await answer.text()], path).toEqual([
      429,
      expect.stringContaining('a lot of changes for a day'),
    ]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  // Reading goes on, and so do another brand and the office.
  expect((await owner.call('GET', `/brands/${chai}/settings`)).status).toBe(200);
  const other = await joinBrand(api, dosa, 'owner@dosa.example');
  expect((await save(other, {}, dosa)).status).toBe(200);
  const editor = await createColleague(api, 'editor');
  const onBehalf = await editor.call('PUT', `/franchises/${chai}/brand-settings`, {});
  expect(onBehalf.status).toBe(200);
  // Nobody who is no member uses it up.
  expect((await save(other, {})).status).toBe(403);
  await db.execute(sql`delete from rate_limits`);
});

it('members choose for themselves whether enquiries come by mail, owners for all', async () => {
  const read = async () => {
    type Settings = { people: { email: string; gets_mail: boolean }[] };
    const { people } = await owner.read<Settings>(`/brands/${chai}/settings`);
    return people.map(({ gets_mail }) => gets_mail);
  };
  await save(member, { mail_to: [] });
  expect(await read()).toEqual([true, false]);
  await save(member, { mail_to: [member.id] });
  await save(owner, { working_days: ['Monday', 'Tuesday', 'Friday'] });
  expect(await read()).toEqual([true, true]);
  await save(owner, { mail_to: [] });
  expect(await read()).toEqual([false, false]);
  await save(member, { mail_to: [owner.id, member.id] });
  expect(await read()).toEqual([false, true]);
});

it('a save that changes nothing purges nothing, and a pause what says who takes partners', async () => {
  const heard: string[][] = [];
  const { stop } = await listenToChangedTags({
    url: api.databaseUrl,
    onChange: (tags) => heard.push(tags),
    onListening: () => {},
    onLost: () => {},
  });
  onTestFinished(stop);
  const paused = { paused_until: '2099-01-31', working_days: ['Monday', 'Friday', 'Sunday'] };
  for (let pressed = 0; pressed < 3; pressed += 1) {
    expect((await save(member, paused)).status).toBe(200);
  }
  await save(member, { ...paused, paused_until: '' });
  // Messages arrive in order: this one is the last.
  await notifyChangedTags(api.core.db, ['last']);
  await expect.poll(() => heard.at(-1)).toEqual(['last']);
  // Its card, and the lists that say who takes partners.
  const changed = [`franchise:${chai}`, 'franchises', `card:${chai}`, 'lists', 'stats'];
  expect(heard).toEqual([changed, changed, ['last']]);
});
