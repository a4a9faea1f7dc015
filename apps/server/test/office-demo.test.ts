import type { BrandSession } from '@naya/contract/brands/entity';
import { watchEnquiries } from '@naya/core/brands/clock';
import { discardRemovedDemo } from '@naya/core/compose/demo/demo';
import { people } from '@naya/db/tables/people';
import { mails } from '@naya/db/tables/mail';
import { findMedia } from '@naya/db/testing/find-media';
import { sweepPictures } from '@naya/core/media/pictures';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { mediaUrl } from '@naya/contract/urls';
import type { DemoState } from '@naya/contract/site-info/demo';
import { insertMedia } from '@naya/db/media/pictures';
import { seedOnce } from '@naya/core/compose/seed';
import type { Context } from '@naya/core/context';
import { demoLeads } from '../src/demo/demo-leads.ts';
import { seedDemoLeads } from '@naya/core/compose/demo/seed-demo';
import type { Overview } from '@naya/contract/office/overview';
import { beforeAll, expect, it } from 'vitest';
import { baseContent, demoContent } from '../src/demo/demo-content.ts';
import { makeDemoSignIn } from '../src/start/announce.ts';
import { postJson, useApi } from './support/api.ts';
import { postToBrand } from './support/brand.ts';
import { actOnFranchises, cookiesOf, createColleague, type Colleague } from './support/office.ts';
import { drawPicture } from './support/pictures.ts';

const hashes: Record<string, string> = {};

/** The demo with two drawings: one that only a franchise shows, one that a category shows. */
async function seedWithPictures(core: Context): Promise<void> {
  const urls = new Map<string, string>();
  for (const [at, name] of ['brands/dosa-daftar-logo', 'categories/retail'].entries()) {
    const picture = await core.media.storeUpload(await drawPicture({ width: 310 + at }));
    await insertMedia(core.db, picture);
    urls.set(name, mediaUrl(picture));
    hashes[name] = picture.hash;
  }
  const content = demoContent((name) => urls.get(name) ?? null);
  await seedOnce(core, 'demo', content);
  for (let start = 0; start < 2; start += 1) await seedDemoLeads(core, demoLeads());
}

const api = useApi(seedWithPictures);
let owner = {} as Colleague;
beforeAll(async () => {
  owner = await createColleague(api, 'owner');
});

const stateAfter = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.status).toBe(200);
  return (await response.json()) as DemoState;
};
const namesOf = async (path: string) =>
  ((await api.get(path)) as { business_name?: string; slug?: string; name?: string }[]).map(
    ({ business_name, slug, name }) => business_name ?? slug ?? name,
  );
const lists = ['/admin/api/franchises', '/admin/api/blogs', '/admin/api/events', '/admin/api/team'];
const counts = () => Promise.all(lists.map(async (path) => (await namesOf(path)).length));
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

const overview = () => owner.read<Overview>('/dashboard');
/** The first lead with a reply and an answer. */
const answered = demoLeads().findIndex(({ messages }) => messages.length === 2) + 1;

it('shows the office alive: leads of each kind and stage over ninety days, replies, notes, views', async () => {
  const { leads, answers, franchises } = await overview();
  const weeks = leads.filter(({ enquiry, investor, contact }) => enquiry + investor + contact > 0);
  expect(weeks.length).toBeGreaterThan(10);
  expect(answers.some(({ median_hours }) => median_hours !== null)).toBe(true);
  expect(franchises).toHaveLength(10);
  expect(franchises.every(({ views }) => views > 100)).toBe(true);
  const { data, total } = await owner.read<{ total: number; data: Record<string, string>[] }>(
    '/leads?perPage=100',
  );
  expect(total).toBe(demoLeads().length);
  expect(new Set(data.map(({ kind }) => kind)).size).toBe(3);
  expect(new Set(data.map(({ stage }) => stage)).size).toBe(6);
  const { investors } = (await api.get('/admin/api/stats')) as { investors: number };
  expect(investors).toBeGreaterThanOrEqual(25);
});

it('gives a developer a way in as the owner of three brands with enquiries, and mails nobody', async () => {
  for (let start = 0; start < 2; start += 1) await makeDemoSignIn(api.core, 'http://localhost:1');
  const link = await makeDemoSignIn(api.core, 'http://localhost:1');
  const token = link?.split('/').at(-1);
  const Cookie = cookiesOf(await postToBrand(api, '/sign-in/link', { token }));
  const read = async (path: string): Promise<unknown> =>
    (await api.request(brandApiUrl + path, { headers: { Cookie } })).json();
  const { brands } = (await read('/session')) as BrandSession;
  expect(brands).toHaveLength(3);
  const inbox = (await read(`/brands/${brands[0]?.id}/enquiries`)) as { data: object[] };
  expect(inbox.data).toHaveLength(4);
  await watchEnquiries(api.core);
  expect(await api.core.db.select().from(mails)).toEqual([]);
});

it('is removed in one step, without what was entered or changed since, and comes back within a day', async () => {
  const before = await counts();
  expect(before.every((count) => count > 0)).toBe(true);
  const { data } = await owner.read<{ data: { id: number; version: number }[] }>('/categories');
  const own = { business_name: 'Our Own Chai', category_id: data[0]?.id };
  const made = await owner.call('POST', '/franchises', own);
  const { id } = (await made.json()) as { id: number };
  expect((await actOnFranchises(owner, 'approve', [id])).status).toBe(200);
  const { data: posts } = await owner.read<{ data: { id: number; title: string }[] }>('/blogs');
  const [post] = posts;
  const changed = { ...post, title: 'Rewritten by us' };
  expect((await owner.call('PUT', `/blogs/${post?.id}`, changed)).status).toBe(200);
  const enquiry = {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9000000000',
    franchiseId: '1',
  };
  expect((await api.request('/admin/api/investor', postJson(enquiry))).status).toBe(201);

  const noted = await owner.call('POST', '/leads/1/notes', { text: 'Ours.' });
  expect(noted.status).toBe(201);

  const state = await stateAfter(owner.call('POST', '/demo/remove', { changed: 'keep' }));
  expect(state.present).toEqual({ franchises: 0, blogs: 1, events: 0, team: 0, leads: 1 });
  expect(state.undoUntil).not.toBeNull();
  expect(await namesOf(lists[0] ?? '')).toEqual(['Our Own Chai']);
  expect(await counts()).toEqual([1, 1, 0, 0]);
  expect(await api.core.db.select().from(people)).toEqual([]);
  expect(await namesOf('/admin/api/categories')).toHaveLength(data.length);
  expect(await api.get('/admin/api/about')).toMatchObject({ content: '' });
  const policy = await api.request('/admin/api/privacy-policy');
  expect(await policy.text()).toContain('This policy says');
  // Ours, and the one of the demo that somebody has worked on.
  expect(await owner.read<{ total: number }>('/leads')).toMatchObject({ total: 2 });
  expect((await overview()).franchises).toEqual([]);

  const { data: lines } = await owner.read<{ data: { id: number; entity: string }[] }>('/history');
  const line = lines.find(({ entity }) => entity === 'demo');
  const back = await stateAfter(owner.call('POST', `/history/${line?.id}/undo`));
  expect(back.undoUntil).toBeNull();
  expect(await counts()).toEqual([(before[0] ?? 0) + 1, ...before.slice(1)]);
  expect(await api.get('/admin/api/about')).not.toMatchObject({ content: '' });
  expect(await owner.read(`/leads/${answered}`)).toMatchObject({
    messages: [{ kind: 'reply' }, { kind: 'answer' }],
  });
});

it('is gone for good after a day, with the pictures that only it shows', async () => {
  await stateAfter(owner.call('POST', '/demo/remove', { changed: 'remove' }));
  await discardRemovedDemo(api.core, hours(23));
  expect((await owner.read<DemoState>('/demo')).undoUntil).not.toBeNull();
  await discardRemovedDemo(api.core, hours(25));
  await sweepPictures(api.core, hours(49));
  const refused = await owner.call('POST', '/demo/restore');
  expect(refused.status).toBe(422);
  expect(await counts()).toEqual([1, 0, 0, 0]);
  expect(await findMedia(api.core.db, hashes['brands/dosa-daftar-logo'] ?? '')).toBeNull();
  expect(await findMedia(api.core.db, hashes['categories/retail'] ?? '')).not.toBeNull();
  const again = await owner.call('POST', '/demo/remove', { changed: 'remove' });
  expect(await again.json()).toMatchObject({ message: 'There is no demo content left to remove.' });
});

it('can follow a start without it', async () => {
  const seeded = baseContent(() => null);
  await seedOnce(api.core, 'base', seeded);
  expect(await namesOf('/admin/api/categories')).toHaveLength(seeded.categories.length);
});
