import { createDataLink } from '@naya/core/mail/data-link';
import { erasePerson } from '@naya/core/compose/privacy/erase-person';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import { listenToChangedTags } from '@naya/db/listen-to-changed';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { openDatabase } from '@naya/db/client';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { enquiry } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { eraseAccount, joinBrand, signInToBrand } from './support/brand.ts';
import { findTraces } from './support/find-traces.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

type Shown = { email: string | null; phone: string | null };
type Line = { id: number; action: string };

const linkOf = (email: string) => `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
/** Whoever has an account asks for it signed in. */
const erase = async (email: string) => {
  const { status } = await api.request(linkOf(email), { method: 'DELETE' });
  if (status === 409) await eraseAccount(api, await signInToBrand(api, email));
};
const tracesOf = (...words: string[]) => findTraces(api.core.db.$client, api.dataDir, words);
const shownOf = (id: number) => api.get(`/admin/api/franchises/${id}`) as Promise<Shown>;
const exportOf = (email: string) =>
  api.get(linkOf(email)) as Promise<{ public_contacts: object[] }>;

async function makeBrand(business_name: string, contact: Partial<Shown> = {}): Promise<number> {
  const [id = 0] = await insertFranchisesForTest(api.core.db, [{ business_name, ...contact }]);
  return id;
}
const historyOf = async (id: number) => {
  const filter = encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: String(id) }));
  return (await editor.read<{ data: Line[] }>(`/history?filter=${filter}`)).data;
};

/** What a brand's person writes into the contact that visitors see. */
async function publishContact(id: number, email: string, contact: Shown) {
  const person = await joinBrand(api, id, email);
  const { version } = await person.read<{ version: number }>(`/brands/${id}/listing`);
  const saved = await person.call('POST', `/brands/${id}/listing/texts`, { version, ...contact });
  expect(saved.status).toBe(200);
}

async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const tags: string[] = [];
  const ended = Promise.withResolvers<void>();
  const listener = await listenToChangedTags({
    url: api.databaseUrl,
    onChange: (changed) => {
      tags.push(...changed);
      if (changed.includes('end-of-test')) ended.resolve();
    },
    onListening: () => {},
    onLost: () => {},
  });
  await work();
  await notifyChangedTags(api.core.db, ['end-of-test']);
  await ended.promise;
  await listener.stop();
  return tags;
}

it('goes from the listing, its changes and its history, and from what the API serves', async () => {
  const email = 'zenobia@public.example';
  const id = await makeBrand('Chai Gully', { email: 'office@chai.example', phone: '020 1234567' });
  await publishContact(id, email, { email: 'Zenobia@public.example', phone: '+91 98111-22333' });
  expect(await shownOf(id)).toMatchObject({ phone: '+91 98111-22333' });
  expect((await exportOf(email)).public_contacts).toContainEqual({
    business_name: 'Chai Gully',
    email: 'Zenobia@public.example',
    phone: '+91 98111-22333',
  });

  const tags = await tagsOf(() => erase(email));
  expect(tags).toEqual(expect.arrayContaining([`franchise:${id}`, 'franchises']));
  expect(await shownOf(id)).toMatchObject({ email: null, phone: null });
  expect(await tracesOf(email, '98111')).toEqual([]);
  expect((await exportOf(email)).public_contacts).toEqual([]);

  const changed = (await historyOf(id)).find(({ action }) => action === 'changed');
  expect((await editor.call('POST', `/history/${changed?.id}/undo`)).status).toBe(200);
  expect(await shownOf(id)).toMatchObject({ email: 'office@chai.example', phone: '020 1234567' });
});

it('goes where it was public once, and from the history of a listing that is gone', async () => {
  const email = 'meera@public.example';
  const [once, gone] = [await makeBrand('Lassi Lane'), await makeBrand('Barfi Bay')];
  for (const id of [once, gone]) {
    const row = await editor.read<object>(`/franchises/${id}`);
    const saved = await editor.call('PUT', `/franchises/${id}`, { ...row, email });
    expect(saved.status).toBe(200);
  }
  const row = await editor.read<object>(`/franchises/${once}`);
  await editor.call('PUT', `/franchises/${once}`, { ...row, email: 'office@lassi.example' });
  await editor.call('DELETE', `/franchises/${gone}`);
  await api.core.db.execute(sql`delete from franchises where id = ${gone}`);
  expect((await exportOf(email)).public_contacts).toContainEqual(
    expect.objectContaining({ business_name: 'Lassi Lane', email }),
  );
  await erase(email);
  expect(await tracesOf(email)).toEqual([]);
  expect(await shownOf(once)).toMatchObject({ email: 'office@lassi.example' });
});

it("the phone goes beside another's e-mail, too, but only where the person has to do with the brand", async () => {
  const email = 'ravi@public.example';
  const contact = { email: 'office@dosa.example', phone: '98222 33444, 98333 44555' };
  const [own, other] = [
    await makeBrand('Dosa Gali', contact),
    await makeBrand('Idli Inn', contact),
  ];
  await editor.call('PUT', `/franchises/${own}/contact`, {
    name: 'Ravi',
    email,
    phone: '+91 9822233444',
  });
  // Somebody who types the number of another brand does not take it off the site.
  await api.request(
    '/admin/api/investor',
    postJson({ ...enquiry(), email, phone: '9822233444', franchiseId: String(other) }),
  );
  await erase(email);
  await api.core.db.execute(
    sql`update franchises set status = 'approved' where id in (${own}, ${other})`,
  );
  expect(await shownOf(own)).toMatchObject({ email: contact.email, phone: null });
  expect(await shownOf(other)).toMatchObject(contact);
});

it('a form that was opened before does not bring it back', async () => {
  const email = 'asha@public.example';
  const id = await makeBrand('Kulfi Corner', { email });
  const opened = await editor.read<object>(`/franchises/${id}`);
  await erase(email);
  const saved = await editor.call('PUT', `/franchises/${id}`, { ...opened, headquarters: 'Goa' });
  expect(saved.status).toBe(409);
  expect(await shownOf(id)).toMatchObject({ email: null });
});

it('a restored backup erases it again, and not what came afterwards', async () => {
  const email = 'lata@public.example';
  const id = await makeBrand('Momo Mile', { email, phone: '98444 55666' });
  await erase(email);
  // As a backup from before holds it.
  await api.core.db.execute(sql`update franchises
    set email = ${email}, phone = '98444 55666', updated_at = now() - interval '1 day' where id = ${id}`);
  await api.core.db.execute(sql`
    insert into audit_lines (at, actor, action, entity, entity_id, changes)
    values (now() - interval '1 day', 'somebody', 'changed', 'franchise', ${id},
      '{"before": {"email": null}, "after": {"email": "lata@public.example"}}')`);
  const later = 'later@public.example';
  await api.request('/admin/api/investor', postJson({ ...enquiry(), email: later }));
  await erase(later);
  const newer = await makeBrand('Poha Point', { email: later });
  await api.core.db.execute(sql`update erasures set replayed_at = null`);
  await replayErasures(api.core);
  expect(await tracesOf(email, '98444')).toEqual([]);
  expect(await shownOf(id)).toMatchObject({ email: null, phone: null });
  expect(await shownOf(newer)).toMatchObject({ email: later });
});

it('erases many forms by as many statements as one', async () => {
  const send = (email: string) =>
    api.request('/admin/api/investor', postJson({ ...enquiry(), email }));
  await send('one@public.example');
  for (let count = 0; count < 18; count += 1) await send('many@public.example');
  await api.core.db.execute(sql`delete from erasures`);
  let statements = 0;
  const { db, pool, close } = openDatabase({ url: api.databaseUrl });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      statements += 1;
      return query(...given);
    }) as typeof client.query;
  });
  const count = async (email: string) => {
    statements = 0;
    await erasePerson({ ...api.core, db }, { email }, 'visitor');
    return statements;
  };
  const [one, many] = [await count('one@public.example'), await count('many@public.example')];
  await close();
  expect(many).toBe(one);
  const lines = sql`select from audit_lines where action = 'erased'`;
  expect((await api.core.db.execute(lines)).rowCount).toBeGreaterThanOrEqual(19);
});
