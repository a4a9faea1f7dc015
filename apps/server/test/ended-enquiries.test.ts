import { countReplies, watchEnquiries } from '@naya/core/brands/clock';
import { createConfirmToken } from '@naya/core/brands/confirm-enquiry';
import { createEndToken } from '@naya/core/brands/end-enquiries';
import { createDataLink } from '@naya/core/mail/data-link';
import { mails } from '@naya/db/tables/mail';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { listBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague } from './support/office.ts';

const api = useApi();
const { readMail, readMailTo } = useMailFiles(api);
let brand = 0;
let owner = {} as BrandPerson;
let made = 0;
beforeEach(async () => {
  made += 1;
  ({ brand, owner } = await listBrand(api, made));
});

let sent = 0;
async function enquire(email = `asha${(sent += 1)}@investor${sent}.example`) {
  const enquiry = {
    name: 'Asha Rao',
    email,
    phone: '9811122333',
    message: 'A kiosk in Pune.',
    franchiseId: String(brand),
    franchiseName: 'Chai Gully',
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry));
  const { id } = (await answer.json()) as { id: number };
  const token = createConfirmToken(api.core.secret, id);
  expect((await postToBrand(api, '/confirmations', { token })).status).toBe(200);
  return { id, email, token: createEndToken(api.core.secret, id) };
}
const pathOf = (id: number) => `/brands/${brand}/enquiries/${id}`;
const readEnquiry = (id: number) => owner.read<Record<string, unknown>>(pathOf(id));
const reply = (id: number) => owner.call('POST', `${pathOf(id)}/reply`, { text: 'Gladly.' });
const end = (token: string) => postToBrand(api, '/endings', { token });
const mailsOf = (kind: 'enquiry-ended' | 'brand-declined' | 'brand-reminder' | 'brand-answered') =>
  api.core.db.$count(mails, eq(mails.kind, kind));
const countOf = async (kind: Parameters<typeof mailsOf>[0], work: () => Promise<unknown>) => {
  const before = await mailsOf(kind);
  await work();
  return (await mailsOf(kind)) - before;
};
const myData = (email: string) =>
  `/admin/api/my-data/${createDataLink(api.core.secret, email)}` as const;
type Mine = { submissions: { withdrawn_at: string | null }[] };

it('one press in a mail about an enquiry ends it for both sides', async () => {
  const { id, token } = await enquire();
  const { text = '' } = await readMail(id, 'acknowledgement');
  expect(text).toContain(`/brand/end-enquiry/${token}`);
  await reply(id);
  expect((await readMail(id, 'brand-reply')).text).toContain(`/brand/end-enquiry/${token}`);
  expect(await readEnquiry(id)).toMatchObject({ phone: '9811122333', withdrawn_at: null });
  expect((await end(`${token}x`)).status).toBe(404);
  expect(await countOf('enquiry-ended', () => Promise.all([end(token), end(token)]))).toBe(1);

  const shown = await readEnquiry(id);
  expect(shown).toMatchObject({ email: '', phone: null, withdrawn_at: expect.any(String) });
  expect(JSON.stringify(shown)).not.toMatch(/9811122333|investor\d/);
  const csv = await (await owner.call('GET', `/brands/${brand}/enquiries.csv`)).text();
  expect(csv).not.toMatch(/9811122333|investor\d/);
  const refused = await reply(id);
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('ended')]);
  const toBrand = await readMailTo(owner.email, 'enquiry-ended');
  expect(toBrand.text).toContain(`reference ${id}`);
  expect(toBrand.raw).not.toMatch(/Asha|9811122333|investor\d/);
  const colleague = await createColleague(api, 'owner');
  const lead = { subject: 'Hello', text: 'Still there?' };
  expect((await colleague.call('POST', `/leads/${id}/replies`, lead)).status).toBe(422);
});

it('the clock of an ended enquiry stops, and what was not due yet counts for nobody', async () => {
  const ended = await enquire();
  const open = await enquire();
  await end(ended.token);
  await api.core.db.execute(sql`update brand_deliveries set due_at = now() + interval '2 hours',
    delivered_at = now() - interval '8 days' where franchise_id = ${brand}`);
  expect(await countOf('brand-reminder', () => watchEnquiries(api.core))).toBe(1);
  const aboutOpen = and(eq(mails.kind, 'brand-reminder'), eq(mails.submission_id, open.id));
  expect(await api.core.db.$count(mails, aboutOpen)).toBe(1);
  await api.core.db.execute(sql`update submissions set withdrawn_at = now() - interval '2 days'
    where id = ${ended.id}`);
  await api.core.db.execute(sql`update brand_deliveries set due_at = now() - interval '1 hour'
    where franchise_id = ${brand}`);
  await countReplies(api.core);
  const { rows } = await api.core.db.execute(
    sql`select enquiries_counted from franchises where id = ${brand}`,
  );
  expect(rows).toEqual([{ enquiries_counted: 1 }]);
});

it('all of them end by the page of one’s own data, one by the link of its mail', async () => {
  const { email, id } = await enquire('both@investor.example');
  const { id: other } = await enquire(email);
  const ended = async () =>
    ((await api.get(myData(email))) as Mine).submissions.map((each) => each.withdrawn_at !== null);
  expect(await ended()).toEqual([false, false]);
  const scope = { submission: id };
  const scoped = createDataLink(api.core.secret, email, Date.now(), scope);
  const post = (link: string, which: number | 'all') =>
    api.request(`${link}/endings/${which}`, { method: 'POST' });
  for (const which of [other, 'all'] as const) {
    expect((await post(`/admin/api/my-data/${scoped}`, which)).status).toBe(404);
  }
  expect((await post(`/admin/api/my-data/${scoped}`, id)).status).toBe(200);
  expect(await ended()).toEqual([false, true]);
  expect(await countOf('enquiry-ended', () => post(myData(email), 'all'))).toBe(1);
  expect(await ended()).toEqual([true, true]);
});

it('an erasure tells the brand too, without a word of who it was', async () => {
  const { email } = await enquire();
  const erase = () => api.request(myData(email), { method: 'DELETE' });
  expect(await countOf('enquiry-ended', erase)).toBe(1);
  expect((await readMailTo(owner.email, 'enquiry-ended')).raw).not.toMatch(/Asha|investor\d/);
});

it('"not a fit" is an answer: one friendly no, and no reminder, question or clock after it', async () => {
  const { id, email } = await enquire();
  const decline = () =>
    owner.call('POST', `${pathOf(id)}/stage`, { stage: 'not-a-fit', reason: 'Secret reason.' });
  expect(await countOf('brand-declined', () => Promise.all([decline(), decline()]))).toBe(1);
  const { text } = await readMailTo(email, 'brand-declined');
  expect(text).toContain('not fit');
  expect(text).not.toContain('Secret reason.');
  expect(await readEnquiry(id)).toMatchObject({ answered_at: expect.any(String) });
  expect(await api.get(myData(email))).toMatchObject({ submissions: [{ declined: true }] });
  await api.core.db.execute(sql`update brand_deliveries
    set due_at = now() + interval '2 hours', delivered_at = now() - interval '8 days'
    where submission_id = ${id}`);
  expect(await countOf('brand-answered', () => watchEnquiries(api.core))).toBe(0);
});
