import { eraseDueAccounts } from '@naya/core/compose/privacy/account-erasure';
import { createDataLink } from '@naya/core/mail/data-link';
import { putContact } from '@naya/db/franchises/contacts';
import { accountErasures, people } from '@naya/db/tables/people';
import { mails } from '@naya/db/tables/mail';
import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { listBrand, postToBrand } from './support/brand.ts';
import { useMailFiles } from './support/mail-files.ts';

const api = useApi();
const { readMailTo } = useMailFiles(api);
const linkTo = (email: string) => `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
const countAccounts = (email: string) => api.core.db.$count(people, eq(people.email, email));
const isPublic = async (brand: number) =>
  (await api.request(`/admin/api/franchises/${brand}`)).status === 200;
const pass72Hours = () =>
  api.core.db.execute(sql`update account_erasures set due_at = due_at - interval '72 hours'`);

/** A brand whose owner is its contact too. */
async function listOwnBrand(no: number) {
  const { brand, owner } = await listBrand(api, no);
  const contact = { name: 'Asha', email: owner.email, phone: null, designation: null };
  await putContact(api.core.db, brand, contact);
  return { brand, owner };
}

async function stopTokenOf(email: string): Promise<string> {
  const [mail] = await api.core.db
    .select({ details: mails.details })
    .from(mails)
    .where(and(eq(mails.kind, 'erasure-asked'), eq(mails.to, email)))
    .orderBy(desc(mails.id));
  return (mail?.details as { url: string } | undefined)?.url.split('/').at(-1) ?? 'no mail';
}

it('no link of a mail erases an account, or takes its listing off the site', async () => {
  const { brand, owner } = await listOwnBrand(1);
  const answer = await api.request(linkTo(owner.email), { method: 'DELETE' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('sign in') });
  expect([await countAccounts(owner.email), await isPublic(brand)]).toEqual([1, true]);
  expect((await owner.call('GET', '/session')).status).toBe(200);
});

it('an account waits 72 hours for its erasure, asked for signed in; then it goes with its listing', async () => {
  const { brand, owner } = await listOwnBrand(2);
  expect((await owner.call('POST', '/erasure')).status).toBe(200);
  expect((await owner.call('POST', '/erasure')).status).toBe(200);
  const asked = and(eq(mails.kind, 'erasure-asked'), eq(mails.to, owner.email));
  expect(await api.core.db.$count(mails, asked)).toBe(1);
  const { due_at } = await owner.read<{ due_at: string }>('/erasure');
  expect(Math.round((Date.parse(due_at) - Date.now()) / 3_600_000)).toBe(72);
  expect(await api.get(linkTo(owner.email))).toMatchObject({ account: { erased_at: due_at } });
  expect(await eraseDueAccounts(api.core)).toBe(0);
  expect([await countAccounts(owner.email), await isPublic(brand)]).toEqual([1, true]);
  await pass72Hours();
  expect(await eraseDueAccounts(api.core)).toBe(1);
  expect([await countAccounts(owner.email), await isPublic(brand)]).toEqual([0, false]);
  expect(await api.core.db.$count(accountErasures)).toBe(0);
  expect(await api.core.db.$count(mails, asked)).toBe(0);
});

it('the link of its mail stops an erasure, once, and so does the account', async () => {
  const { owner } = await listOwnBrand(3);
  await owner.call('POST', '/erasure');
  const token = await stopTokenOf(owner.email);
  const shown = await api.request(`/brand/api/erasures/${token}`);
  expect(await shown.text()).not.toContain(owner.email);
  expect((await postToBrand(api, '/erasures', { token: `${token}x` })).status).toBe(404);
  expect((await postToBrand(api, '/erasures', { token })).status).toBe(200);
  expect((await postToBrand(api, '/erasures', { token })).status).toBe(410);
  await owner.call('POST', '/erasure');
  expect((await owner.call('POST', '/erasure/stop')).status).toBe(200);
  await pass72Hours();
  expect(await eraseDueAccounts(api.core)).toBe(0);
  expect(await countAccounts(owner.email)).toBe(1);
});

it('an erasure that somebody stops while it begins does not happen', async () => {
  const { owner } = await listOwnBrand(4);
  await owner.call('POST', '/erasure');
  await pass72Hours();
  const token = await stopTokenOf(owner.email);
  const erasing = await api.core.db.transaction(async (tx) => {
    await tx.execute(sql`select from people where email = ${owner.email} for update`);
    const run = eraseDueAccounts(api.core);
    expect((await postToBrand(api, '/erasures', { token })).status).toBe(200);
    return { run };
  });
  expect(await erasing.run).toBe(0);
  expect(await countAccounts(owner.email)).toBe(1);
});

/** The link that the mail of this kind to this e-mail holds. */
async function linkIn(kind: 'acknowledgement' | 'data-link', email: string): Promise<string> {
  const { text = '' } = await readMailTo(email, kind);
  return `/admin/api${/\/my-data\/[\w.-]+/.exec(text)?.[0] ?? 'no link'}`;
}
type Mine = { is_all: boolean; submissions: { id: number }[] };

it('the link of a mail opens and erases what that mail is about, and mails one to the rest', async () => {
  const email = 'two@example.in';
  const write = async (message: string) => {
    const body = { name: 'Asha', email, subject: 'Support', message };
    const answer = await api.request('/admin/api/contact', postJson(body));
    return ((await answer.json()) as { id: number }).id;
  };
  const first = await write('The first.');
  const second = await write('The second.');
  const link = await linkIn('acknowledgement', email);
  expect(await api.get(link)).toMatchObject({ is_all: false, submissions: [{ id: second }] });
  expect(await (await api.request(link, { method: 'DELETE' })).json()).toEqual({ erased: 1 });
  expect(((await api.get(link)) as Mine).submissions).toEqual([]);
  expect((await api.request(`${link}/new-link`, { method: 'POST' })).status).toBe(202);
  const all = (await api.get(await linkIn('data-link', email))) as Mine;
  expect(all).toMatchObject({ is_all: true, submissions: [{ id: first }] });
});
