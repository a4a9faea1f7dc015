import { checkFreshness } from '@naya/core/franchises/freshness';
import { createDataLink } from '@naya/core/mail/data-link';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { insertCategories } from '@naya/db/seed/insert';
import { makeCategory } from '@naya/db/testing/seeds';
import { franchises } from '@naya/db/tables/franchises';
import { mails } from '@naya/db/tables/mail';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listingParts, multipart } from './hostile/requests.ts';
import { useApi } from './support/api.ts';
import { actOnFranchises, createColleague, type Colleague } from './support/office.ts';

type Listed = { data: { id: number; decision_reason: string }[] };
type Contact = { contact: { name: string; email: string } | null };

const api = useApi((core) =>
  insertCategories(core.db, [makeCategory({ name: 'Food & Beverage' })]),
);
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const act = (id: number, action: string, reason?: string) =>
  actOnFranchises(editor, action, [id], reason);
const isPublic = async (id: number) =>
  (await api.request(`/admin/api/franchises/${id}`)).status === 200;
const linkOf = (email: string) => `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
const erase = (email: string) => api.request(linkOf(email), { method: 'DELETE' });
const contactOf = (id: number) => editor.read<Contact>(`/franchises/${id}/contact`);
const handOver = (id: number, contact: object) =>
  editor.call('PUT', `/franchises/${id}/contact`, contact);

async function publish(business_name: string, email: string): Promise<number> {
  const parts = listingParts({ name: 'Zenobia Quill', email, business_name });
  await api.request('/admin/api/franchise-owner', multipart(parts));
  const [row] = await api.core.db
    .select({ id: franchises.id })
    .from(franchises)
    .where(eq(franchises.business_name, business_name));
  const id = row?.id ?? 0;
  expect((await act(id, 'approve')).status).toBe(200);
  return id;
}
const erasedOnes = async () => {
  const filter = encodeURIComponent(JSON.stringify({ contact_erased: true }));
  return (await editor.read<Listed>(`/franchises?filter=${filter}`)).data;
};

it('a brand that erases its data is taken off the site, and the operator is told', async () => {
  const id = await publish('Kulfi Corner', 'kulfi@example.in');
  expect((await erase('kulfi@example.in')).status).toBe(200);
  expect(await isPublic(id)).toBe(false);
  expect(await erasedOnes()).toMatchObject([
    { id, status: 'suspended', decision_reason: expect.stringContaining('erased') },
  ]);
  expect(await editor.read('/notices')).toMatchObject({ contactsErased: 1 });
  const [mail] = await api.core.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  expect(mail).toMatchObject({ kind: 'contact-erased', to: api.core.contactEmail });

  const refused = await act(id, 'approve');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('contact') });
  const heir = { name: 'Meera', email: 'Heir@example.in', phone: '9811122333' };
  expect((await handOver(id, { ...heir, email: 'notmail' })).status).toBe(422);
  expect((await handOver(id, heir)).status).toBe(200);
  expect(await erasedOnes()).toEqual([]);
  expect((await act(id, 'approve')).status).toBe(200);
  expect(await isPublic(id)).toBe(true);
});

it('a contact is no public thing, is part of what a person can see, and goes with the rest', async () => {
  const id = await publish('Jalebi Den', 'jalebi@example.in');
  expect(await contactOf(id)).toMatchObject({ contact: { name: 'Zenobia Quill' } });
  const shown = await (await api.request(`/admin/api/franchises/${id}`)).text();
  expect(shown).not.toContain('Zenobia');
  await handOver(id, { name: 'Ravi Heir', email: 'Ravi@example.in', phone: '' });
  expect(await (await api.request(linkOf('ravi@example.in'))).json()).toMatchObject({
    contacts: [{ franchise_id: id, business_name: 'Jalebi Den', name: 'Ravi Heir' }],
  });
  // The sender of the listing is no longer its contact.
  await erase('jalebi@example.in');
  expect(await isPublic(id)).toBe(true);
  await erase('ravi@example.in');
  expect(await isPublic(id)).toBe(false);
  expect(await contactOf(id)).toEqual({ contact: null });
  const lines = await api.core.db.execute(
    sql`select 1 from audit_lines where changes::text like '%Ravi%'`,
  );
  expect(lines.rows).toEqual([]);
});

it('nobody takes the erasure back by the history, and a restored backup keeps to it', async () => {
  const id = await publish('Lassi Lane', 'lassi@example.in');
  await handOver(id, { name: 'Ravi', email: 'lane@example.in' });
  await act(id, 'suspend', 'No papers.');
  await act(id, 'approve');
  const toHeir = eq(mails.to, 'lane@example.in');
  const aYear = 366 * 86_400_000;
  await checkFreshness(api.core, new Date(Date.now() + aYear));
  expect(await api.core.db.$count(mails, toHeir)).toBe(3);
  await erase('lane@example.in');
  expect(await api.core.db.$count(mails, toHeir)).toBe(0);
  const filter = encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: String(id) }));
  const { data } = await editor.read<{ data: { id: number; action: string }[] }>(
    `/history?filter=${filter}`,
  );
  expect(data[0]?.action).toBe('contact erased');
  expect((await editor.call('POST', `/history/${data[0]?.id}/undo`)).status).toBe(422);

  // As a backup from before holds it.
  await api.core.db
    .execute(sql`insert into franchise_contacts (franchise_id, name, email, created_at)
    values (${id}, 'Ravi', 'Lane@example.in', now() - interval '1 day')`);
  await api.core.db.execute(sql`update franchises set status = 'approved' where id = ${id}`);
  await api.core.db.execute(sql`update erasures set replayed_at = null`);
  await replayErasures(api.core);
  expect(await contactOf(id)).toEqual({ contact: null });
  expect(await isPublic(id)).toBe(false);
});

it('a suspended listing does not come back by an undo once its contact is erased', async () => {
  const id = await publish('Barfi Bay', 'barfi@example.in');
  await act(id, 'suspend', 'No papers.');
  const filter = encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: String(id) }));
  const { data } = await editor.read<{ data: { id: number; action: string }[] }>(
    `/history?filter=${filter}`,
  );
  expect(data[0]?.action).toBe('suspended');
  await erase('barfi@example.in');
  expect((await editor.call('POST', `/history/${data[0]?.id}/undo`)).status).toBe(422);
  expect(await isPublic(id)).toBe(false);
});

it('a contact is kept while its listing is public, and not for longer than the listing', async () => {
  const shown = await publish('Samosa Stop', 'samosa@example.in');
  const hidden = await publish('Paratha Point', 'paratha@example.in');
  await act(hidden, 'suspend', 'No papers.');
  const inFourYears = new Date(Date.now() + 4 * 366 * 24 * 3_600_000);
  await applyRetention(api.core, inFourYears);
  expect(await contactOf(shown)).toMatchObject({ contact: { email: 'samosa@example.in' } });
  expect(await isPublic(shown)).toBe(true);
  expect(await contactOf(hidden)).toEqual({ contact: null });
});
