import { readCachePolicy } from '@naya/contract/api/cache-policy';
import { viewsUrl } from '@naya/contract/urls';
import { countReplies } from '@naya/core/brands/clock';
import { confirmEnquiry, createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { confirmFranchise, recordCheck } from '@naya/core/franchises/checks';
import { putMember } from '@naya/db/brands/members';
import { findOrMakePerson } from '@naya/db/people';
import { people } from '@naya/db/tables/people';
import {
  addFranchisees,
  drawFranchisees,
  getFranchiseeCalls,
  recordCall,
} from '@naya/core/franchises/franchisees';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { franchises } from '@naya/db/tables/franchises';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { contact, enquiry } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { get } from './support/get.ts';
import { createColleague, origin, type Colleague } from './support/office.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const api = useApi();
const startServer = useServers();
let editor = {} as Colleague;
let url = '';
/** Of the same category, each dearer than the one before: a page shows the three nearest of the others. */
let brands: number[] = [];
let chai = 0;

const lists = [
  '/',
  '/franchises',
  '/franchises?sort=name',
  '/franchises?search=brand',
  '/franchises/category/Food',
  '/franchises/city/pune',
];
/** Lists for which a price decides; the brand is in the first two. */
const pricedLists = [
  '/franchises?maxInvestment=5000000',
  '/franchises?sort=investmentHigh',
  '/franchises?minInvestment=90000000',
  '/franchises?search=brand+above+9+crore',
];
const others = ['/about', '/terms', '/join-investor'];
const brandPages = () => brands.map((id) => `/franchises/${id}`);

beforeAll(async () => {
  const rows = ['Chai', 'Dosa', 'Pav', 'Idli', 'Momo', 'Kulfi', 'Lassi', 'Vada'];
  const long = 'Sells things people like, in every season and in every town. '.repeat(10);
  brands = await insertFranchisesForTest(
    api.core.db,
    rows.map((name, index) => ({
      business_name: `${name} Brand`,
      category: 'Food',
      description: long,
      investment_min: 1_000_000 * 2 ** index,
      investment_max: null,
    })),
  );
  [chai = 0] = brands;
  editor = await createColleague(api, 'editor');
  url = await startServer({ DATABASE_URL: api.databaseUrl });
});

const visit = async (path: string) => {
  const { headers, body } = await get(url + path);
  return { isKept: headers['x-cache'] === 'hit', html: body.toString() };
};
const pages = () => [
  ...lists,
  ...pricedLists,
  ...others,
  ...brandPages(),
  `/shortlist?ids=${chai}`,
];

/** The pages that the instance renders anew after some work, of all those it had in memory. */
async function outdatedBy(work: () => PromiseLike<unknown>): Promise<string[]> {
  for (const path of [...pages(), '/contact']) await visit(path);
  await work();
  // Messages arrive in order: once this one has, so have those before.
  await notifyChangedTags(api.core.db, ['business-hours']);
  await expect.poll(async () => (await visit('/contact')).isKept).toBe(false);
  const outdated: string[] = [];
  for (const path of pages()) if (!(await visit(path)).isKept) outdated.push(path);
  return outdated;
}

async function save(change: object, id = chai) {
  const row = await editor.read<object>(`/franchises/${id}`);
  const body = { ...row, ...change, acceptWarnings: true };
  expect((await editor.call('PUT', `/franchises/${id}`, body)).status).toBe(200);
}
/** The pages on which the brand is named, its own among them. */
async function pagesNaming(name: string): Promise<string[]> {
  const named: string[] = [];
  for (const path of pages()) if ((await visit(path)).html.includes(name)) named.push(path);
  return named;
}
const isOfBrand = (path: string) => brandPages().includes(path);
const own = () => [`/franchises/${chai}`, `/shortlist?ids=${chai}`];

it('a text of its own page purges that page alone', async () => {
  expect(await outdatedBy(() => save({ training_details: ['Two weeks in Pune'] }))).toEqual(own());
  const { description } = await editor.read<{ description: string }>(`/franchises/${chai}`);
  expect(await outdatedBy(() => save({ description: `${description} Ask us.` }))).toEqual(own());
});

it('what its card shows purges the pages with its card', async () => {
  const named = await pagesNaming('Chai Brand');
  expect(await outdatedBy(() => save({ space_required: '120 sq ft' }))).toEqual(named);
  expect(named.filter(isOfBrand).length).toBeLessThan(brands.length);
});

it('a new name is found at once, and stands where it belongs', async () => {
  const named = await pagesNaming('Chai Brand');
  const outdated = await outdatedBy(() => save({ business_name: 'Chai Counter' }));
  expect(outdated).toEqual(expect.arrayContaining(named));
  expect((await visit('/franchises?sort=name')).html).toContain('Chai Counter');
});

it('a price purges the pages with its card and the lists that ask for prices', async () => {
  const expected = new Set([...(await pagesNaming('Chai Counter')), ...pricedLists]);
  const outdated = await outdatedBy(() => save({ investment_min: 1_100_000 }));
  expect(outdated).toEqual(pages().filter((path) => expected.has(path)));
  expect(outdated.filter(isOfBrand).length).toBeLessThan(brands.length);
});

it('a payback purges every list and the pages with its card, and no other page of a brand', async () => {
  const named = await pagesNaming('Chai Counter');
  const outdated = await outdatedBy(() => save({ excepted_roi_min: 11 }));
  const expected = new Set([...named, ...lists, ...pricedLists, '/about']);
  expect(outdated).toEqual(pages().filter((path) => expected.has(path)));
  expect(outdated.filter(isOfBrand).length).toBeLessThan(brands.length);
});

it('a search that found nothing finds a word as soon as it is written', async () => {
  const found = async () =>
    (await visit('/franchises?search=kombucha')).html.includes('1 opportunity');
  expect(await found()).toBe(false);
  const [, , , , , kulfi = 0] = brands;
  await outdatedBy(() => save({ description: 'We pour kombucha.' }, kulfi));
  expect(await found()).toBe(true);
});

it('what nobody sees purges nothing', async () => {
  const { db } = api.core;
  const [hidden = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Not yet', category: 'Food', status: 'pending' },
  ]);
  expect(await outdatedBy(() => save({ business_name: 'Still not' }, hidden))).toEqual([]);
  const view = { franchise: chai };
  const seen = () => api.request(viewsUrl, postJson(view, { Origin: origin }));
  expect(await outdatedBy(seen)).toEqual([]);
});

it('reply rates and confirmations purge the page that shows them', async () => {
  const { db } = api.core;
  const rate = { enquiries_counted: 9, enquiries_answered: 9 };
  await db.update(franchises).set(rate).where(eq(franchises.id, chai));
  expect(await outdatedBy(() => countReplies(api.core))).toEqual(own());
  const confirm = () => db.transaction((tx) => confirmFranchise(tx, editor, chai));
  expect(await outdatedBy(confirm)).toEqual(own());
});

it('a check purges every page that shows it, in lists and on cards, and the story, which may count it', async () => {
  const fields = { kind: 'visit', checked_on: '2026-11-03', detail: 'Pune' };
  const form = { fields, files: new Map(), sender: { isSignedIn: true, key: null } };
  const actor = { id: 'editor', name: 'Editor', role: 'editor', email: editor.email } as const;
  const named = await pagesNaming('Chai Counter');
  const expected = new Set([...named, ...lists, ...pricedLists, '/about']);
  const outdated = await outdatedBy(() => recordCheck(api.core, actor, chai, form));
  expect(outdated).toEqual(pages().filter((path) => expected.has(path)));
});

it('who reads an enquiry is said anew when the brand gets its first person, and when that one is blocked', async () => {
  const { db } = api.core;
  const { id } = await findOrMakePerson(db, { email: 'inbox@example.in', name: 'Zenobia' });
  const verified = { emailVerified: true };
  await db.update(people).set(verified).where(eq(people.id, id));
  const page = async () => (await visit(`/franchises/${chai}`)).html;
  expect(await page()).toContain('A person of our team reads it');
  expect(await outdatedBy(() => putMember(db, chai, id, 'owner'))).toEqual(own());
  expect(await page()).toContain('The people of Chai Counter read it');
  const block = () => db.update(people).set({ blocked: true }).where(eq(people.id, id));
  expect(await outdatedBy(block)).toEqual(own());
  expect(await page()).toContain('A person of our team reads it');
});

it('a list of partners purges the page that counts them, a call the cards too, which say how it ended', async () => {
  const actor = { id: 'editor', name: 'Editor', role: 'editor', email: editor.email } as const;
  const list = 'Asha Rao, 98765 43210, Pune';
  expect(await outdatedBy(() => addFranchisees(api.core, actor, chai, { list }))).toEqual(own());
  expect(await outdatedBy(() => drawFranchisees(api.core, actor, chai, { count: 1 }))).toEqual(
    own(),
  );
  const [call] = (await getFranchiseeCalls(api.core, chai)).calls;
  const told = { outcome: 'back', called_on: '2026-03-09', months: '14', again: 'yes' };
  const fields = { ...told, permission: 'nothing', version: String(call?.version) };
  const named = await pagesNaming('Chai Counter');
  const form = { fields, files: new Map() };
  const outdated = await outdatedBy(() => recordCall(api.core, actor, call?.id ?? 0, form));
  const expected = new Set([...named, ...lists, ...pricedLists, '/about']);
  expect(outdated).toEqual(pages().filter((path) => expected.has(path)));
  expect((await visit('/franchises?sort=name')).html).toContain(
    'partners we rang would do it again',
  );
});

it('one that was put behind the others is listed among them again when it is confirmed', async () => {
  const { db } = api.core;
  await db.update(franchises).set({ is_outdated: true }).where(eq(franchises.id, chai));
  const confirm = () => db.transaction((tx) => confirmFranchise(tx, editor, chai));
  expect(await outdatedBy(confirm)).toEqual(expect.arrayContaining(lists));
});

it('medians and insights wait for an answer to expire, ten minutes at most', async () => {
  const figures = '/admin/api/franchise-figures?category=Food';
  const median = async () => (await get(url + figures)).body.toString();
  const before = await median();
  // Its category's median stands on the page, but not the brand's card.
  const page = `/franchises/${brands[5]}`;
  const outdated = await outdatedBy(() => save({ investment_min: 900_000_000 }));
  expect(outdated).not.toContain(page);
  expect(await median()).not.toBe(before);
  for (const path of [figures, '/admin/api/franchise-insights']) {
    const { headers } = await get(url + path);
    expect(headers['cache-tag']).toBe('categories');
    expect(headers['cache-control']).toBe((await get(url + page)).headers['cache-control']);
    const policy = readCachePolicy(String(headers['cache-control']));
    expect((policy?.fresh ?? 0) + (policy?.whileRevalidating ?? 0)).toBe(600);
  }
});

it('what people send purges nothing, a confirmed registration what counts the investors', async () => {
  const send = (path: string, body: object) => async () => {
    const answer = await api.request(`/admin/api/${path}`, postJson(body));
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: number };
  };
  const asked = { ...enquiry(), franchiseId: String(chai), franchiseName: 'Chai Counter' };
  let id = 0;
  expect(await outdatedBy(send('contact', contact()))).toEqual([]);
  expect(
    await outdatedBy(async () => {
      ({ id } = await send('investor', asked)());
    }),
  ).toEqual([]);
  const { secret } = api.core;
  const confirm = () => confirmEnquiry(api.core, { token: createConfirmToken(secret, id) });
  expect(await outdatedBy(confirm)).toEqual([]);
  const { franchiseId: _, franchiseName: __, ...person } = enquiry();
  const interests = { preferredIndustry: 'Food & Beverage', experience: '' };
  const registration = { ...person, ...interests, location: 'Nagpur', investmentRange: '10-20L' };
  expect(
    await outdatedBy(async () => {
      ({ id } = await send('investor', registration)());
    }),
  ).toEqual([]);
  expect(await outdatedBy(confirm)).toEqual(['/', '/about']);
});
