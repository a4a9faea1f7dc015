import { confirmFranchise } from '@naya/core/franchises/checks';
import { checkFreshness } from '@naya/core/franchises/freshness';
import { franchises } from '@naya/db/tables/franchises';
import { mails } from '@naya/db/tables/mail';
import { putSiteDocument } from '@naya/db/site-info/public';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { countWaiting } from './support/count-waiting.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

const now = new Date('2026-11-17T00:00:00Z');
const after = (months: number) => new Date(Date.UTC(2026, 10 + months, 18));
let ids: number[] = [];
const api = useApi(async (core) => {
  ids = await insertFranchisesForTest(core.db, [
    { business_name: 'Old and featured', is_featured: true, confirmed_at: now.toISOString() },
    { business_name: 'Fresh', confirmed_at: after(30).toISOString() },
    { business_name: 'Long forgotten', updated_at: '2020-01-01T00:00:00Z', status: 'pending' },
  ]);
});
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const lastMail = async () =>
  (await api.core.db.select().from(mails).orderBy(desc(mails.id)).limit(1))[0];
const namesBySort = async () => {
  const { franchises: listed } = (await api.get('/admin/api/franchises?sort=featured')) as {
    franchises: { business_name: string }[];
  };
  const all = (await api.get('/admin/api/franchises')) as { business_name: string }[];
  return [listed, all].map((each) => each.map(({ business_name }) => business_name));
};
const twice = (names: string[]) => [names, names];
const run = (months: number) => checkFreshness(api.core, after(months));

it('a brand that nobody confirms is asked at 11 months, and sinks at 12', async () => {
  const id = ids[0] ?? 0;
  await editor.call('PUT', `/franchises/${id}/contact`, {
    name: 'Zenobia',
    email: 'zenobia@example.in',
    phone: '',
  });
  expect(await run(10)).toEqual({ marked: 0, reminded: 0, unpublished: 0 });
  expect(await run(11)).toEqual({ marked: 0, reminded: 1, unpublished: 0 });
  expect(await lastMail()).toMatchObject({
    kind: 'listing-unconfirmed',
    to: 'zenobia@example.in',
    details: { businessName: 'Old and featured', isLast: false },
  });
  expect(await run(11)).toEqual({ marked: 0, reminded: 0, unpublished: 0 });
  expect(await namesBySort()).toEqual(twice(['Old and featured', 'Fresh']));
  expect(await run(12)).toEqual({ marked: 1, reminded: 0, unpublished: 0 });
  expect(await namesBySort()).toEqual(twice(['Fresh', 'Old and featured']));
});

it('is warned at 17 months, and unpublished at 18; approving it again makes it fresh', async () => {
  const id = ids[0] ?? 0;
  expect(await run(17)).toEqual({ marked: 0, reminded: 1, unpublished: 0 });
  expect(await lastMail()).toMatchObject({ details: { isLast: true, months: 18 } });
  expect(await run(18)).toEqual({ marked: 0, reminded: 0, unpublished: 1 });
  expect((await api.request(`/admin/api/franchises/${id}`)).status).toBe(404);
  await actOnFranchises(editor, 'approve', [id]);
  expect(await api.get(`/admin/api/franchises/${id}`)).toMatchObject({ is_outdated: false });
});

it('one that was forgotten before still gets both mails first, without a contact the operator', async () => {
  const id = ids[2] ?? 0;
  await api.core.db.update(franchises).set({ status: 'approved' }).where(eq(franchises.id, id));
  expect(await checkFreshness(api.core, now)).toEqual({ marked: 1, reminded: 1, unpublished: 0 });
  expect(await lastMail()).toMatchObject({ to: api.core.contactEmail });
  expect(await checkFreshness(api.core, now)).toMatchObject({ reminded: 1, unpublished: 0 });
  expect(await checkFreshness(api.core, now)).toMatchObject({ reminded: 0, unpublished: 0 });
  expect(await run(2)).toMatchObject({ unpublished: 1 });
});

it('the months are settings', async () => {
  await api.core.db
    .update(franchises)
    .set({ confirmed_at: now.toISOString() })
    .where(eq(franchises.id, ids[1] ?? 0));
  await putSiteDocument(api.core.db, 'settings', {
    site_name: 'Naya',
    whatsapp_number: null,
    freshness_months: { outdated: 2 },
  });
  await run(3);
  expect(await api.get(`/admin/api/franchises/${ids[1]}`)).toMatchObject({ is_outdated: true });
  expect(await editor.read('/documents/settings')).toMatchObject({
    value: { freshness_months: { remind: 11, outdated: 2, warn: 17, unpublish: 18 } },
  });
});

it.each([
  ['is not taken off the site', 2, { unpublished: 0 }],
  ['is not reminded', 0, { reminded: 0 }],
])('a brand that confirms while the nightly run is at it %s', async (_what, sent, outcome) => {
  const id = ids[0] ?? 0;
  const long = { confirmed_at: '2020-01-01T00:00:00Z', reminded_at: '2020-01-01T00:00:00Z' };
  await api.core.db
    .update(franchises)
    .set({ ...long, status: 'approved', is_outdated: true, reminders_sent: sent })
    .where(eq(franchises.id, id));
  const running = await api.core.db.transaction(async (tx) => {
    await confirmFranchise(tx, { email: 'brand' }, id);
    const run = checkFreshness(api.core, now);
    await expect.poll(() => countWaiting(api.core.db)).toBe(1);
    return { run };
  });
  expect(await running.run).toMatchObject(outcome);
  const [row] = await api.core.db.select().from(franchises).where(eq(franchises.id, id));
  expect(row).toMatchObject({ status: 'approved', reminders_sent: 0 });
});
