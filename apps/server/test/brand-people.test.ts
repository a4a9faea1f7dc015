import type { MailKind } from '@naya/contract/mail/kinds';
import { putContact } from '@naya/db/franchises/contacts';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { useApi } from './support/api.ts';
import { joinBrand, signInToBrand, type BrandPerson } from './support/brand.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
let editor = {} as Colleague;
let officeOwner = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
  officeOwner = await createColleague(api, 'owner');
});

/** A public brand with an owner, and a contact that is nobody's unless it is given. */
async function makeBrand(name: string, contact = `contact@${name}.example`) {
  const { db } = api.core;
  const [id = 0] = await insertFranchisesForTest(db, [{ business_name: name }]);
  await putContact(db, id, { name: '', email: contact, phone: null, designation: null });
  const owner = await joinBrand(api, id, `owner@${name}.example`);
  await db.execute(sql`delete from sign_in_tries`);
  const path = `/brands/${id}`;
  return {
    id,
    owner,
    people: `/franchises/${id}/people`,
    invite: (by: BrandPerson, email: string, more = {}) =>
      by.call('POST', `${path}/people`, { email, role: 'member', ...more }),
    remove: (by: BrandPerson, person: string) =>
      by.call('POST', `${path}/people/remove`, { person }),
    leave: (by: BrandPerson) => by.call('POST', `${path}/leave`, {}),
    list: (by: BrandPerson) => by.read<{ data: object[]; invited: object[] }>(`${path}/people`),
    opens: async (to: BrandPerson) => (await to.call('GET', `${path}/enquiries`)).status === 200,
    accept: (by: BrandPerson) => by.call('POST', '/invitations/accept', { franchise: id }),
    decline: (by: BrandPerson) => by.call('POST', '/invitations/decline', { franchise: id }),
    claim: (by: BrandPerson) => by.call('POST', '/claims', { franchise: id }),
    async history() {
      const filter = encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: id }));
      type Lines = { data: { action: string; actor: string; changes: object }[] };
      return (await editor.read<Lines>(`/history?filter=${filter}`)).data;
    },
  };
}

async function mailsSince(after: number, kind: MailKind = 'brand-people') {
  const rows = await api.core.db
    .select({ to: mails.to, details: mails.details })
    .from(mails)
    .where(and(eq(mails.kind, kind), gt(mails.id, after)))
    .orderBy(asc(mails.id));
  return rows.map(({ to, details }) => ({ to, change: (details as { change?: string }).change }));
}
async function lastMail(): Promise<number> {
  const { rows } = await api.core.db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from mails`,
  );
  return rows[0]?.id ?? 0;
}

it('an editor of the office neither invites nor transfers nor removes people of a brand', async () => {
  const brand = await makeBrand('chai');
  const own = { email: 'editors-own@example.in', name: 'Nobody', role: 'owner' };
  const answers = [
    await editor.call('POST', brand.people, own),
    await editor.call('POST', `/franchises/${brand.id}/transfer`, own),
    await editor.call('DELETE', `${brand.people}/${brand.owner.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await editor.read(brand.people)).toMatchObject({ data: [{ id: brand.owner.id }] });
});

it('the contact that somebody puts on file does not open a brand that has an owner', async () => {
  const brand = await makeBrand('bhel');
  const contact = { name: 'Own', email: 'own@editor.example' };
  await editor.call('PUT', `/franchises/${brand.id}/contact`, contact);
  const person = await joinBrand(api, (await makeBrand('other')).id, contact.email);
  expect(await person.read('/session')).toMatchObject({ claimable: [] });
  expect((await brand.claim(person)).status).toBe(403);
});

it('the owners are mailed of every change, and the history names whom it was about, by id', async () => {
  const brand = await makeBrand('dosa');
  const heirOf = { email: 'heir@example.in', role: 'owner' };
  const before = await lastMail();
  expect((await officeOwner.call('POST', brand.people, heirOf)).status).toBe(201);
  const heir = await signInToBrand(api, heirOf.email);
  expect((await brand.accept(heir)).status).toBe(201);
  expect((await brand.invite(brand.owner, 'meera@example.in')).status).toBe(201);
  const meera = await signInToBrand(api, 'meera@example.in');
  expect((await brand.decline(meera)).status).toBe(200);
  expect((await brand.remove(heir, brand.owner.id)).status).toBe(200);
  const { email } = brand.owner;
  expect(await mailsSince(before)).toEqual([
    { to: email, change: 'invited' },
    { to: email, change: 'accepted' },
    { to: heir.email, change: 'invited' },
    { to: email, change: 'invited' },
    { to: heir.email, change: 'declined' },
    { to: email, change: 'declined' },
    { to: heir.email, change: 'removed' },
    { to: email, change: 'removed' },
  ]);
  const lines = await brand.history();
  const named = (action: string, actor: string, person: string) => ({
    action,
    actor,
    changes: { before: {}, after: { person } },
  });
  expect(lines).toMatchObject([
    named('removed a person', `brand: ${heir.email}`, brand.owner.id),
    named('declined an invitation', `brand: ${meera.email}`, meera.id),
    named('invited a person', `brand: ${email}`, meera.id),
    named('accepted an invitation', `brand: ${heir.email}`, heir.id),
    named('invited a person', officeOwner.email, heir.id),
  ]);
});

it('who was removed cannot claim the brand by the e-mail on file, and can be invited again', async () => {
  const brand = await makeBrand('momo', 'onfile@momo.example');
  const person = await joinBrand(api, brand.id, 'onfile@momo.example', 'owner');
  expect((await brand.remove(brand.owner, person.id)).status).toBe(200);
  expect(await brand.opens(person)).toBe(false);
  // Not even when nobody is left to object.
  await officeOwner.call('DELETE', `${brand.people}/${brand.owner.id}`);
  expect(await person.read('/session')).toMatchObject({ brands: [], claimable: [] });
  expect((await brand.claim(person)).status).toBe(403);
  const { rows } = await api.core.db.execute(
    sql`select person_id, role, removed_by from brand_former_members
      where franchise_id = ${brand.id} order by removed_at`,
  );
  expect(rows).toEqual([
    { person_id: person.id, role: 'owner', removed_by: brand.owner.id },
    { person_id: brand.owner.id, role: 'owner', removed_by: null },
  ]);
  const again = { email: person.email, role: 'member' };
  expect((await officeOwner.call('POST', brand.people, again)).status).toBe(201);
  expect((await brand.accept(person)).status).toBe(201);
  expect(await person.read('/session')).toMatchObject({ brands: [{ role: 'member' }] });
});

it('what somebody who was removed has prepared is over: their invitations end with them', async () => {
  const brand = await makeBrand('pani');
  const boss = await joinBrand(api, brand.id, 'boss@pani.example');
  await brand.invite(boss, 'second-mailbox@pani.example', { role: 'owner' });
  const second = await signInToBrand(api, 'second-mailbox@pani.example');
  expect((await brand.remove(brand.owner, boss.id)).status).toBe(200);
  expect((await brand.accept(second)).status).toBe(404);
  expect(await second.read('/session')).toMatchObject({ brands: [], invitations: [] });
});

it('an invitation opens nothing until the invited person accepts it, and shows what was typed', async () => {
  const brand = await makeBrand('vada');
  const known = await joinBrand(api, (await makeBrand('idli')).id, 'known@idli.example');
  await known.call('POST', '/name', { name: 'Zenobia Quill' });
  const typed = { name: 'A typed name', role: 'member' };
  expect((await brand.invite(brand.owner, 'Known@idli.example', typed)).status).toBe(201);
  expect((await brand.invite(brand.owner, 'known@idli.example', typed)).status).toBe(422);
  expect(await brand.opens(known)).toBe(false);
  const list = await brand.list(brand.owner);
  expect(list.data).toHaveLength(1);
  expect(list.invited).toEqual([
    { id: known.id, email: known.email, ...typed, created_at: expect.any(String) },
  ]);
  expect(JSON.stringify(await editor.read(brand.people))).not.toContain('Zenobia');
  expect(await known.read('/session')).toMatchObject({
    brands: [{ business_name: 'idli' }],
    invitations: [{ id: brand.id, business_name: 'vada', role: 'member' }],
  });
  expect((await known.call('GET', '/invitations/accept')).status).toBe(404);
  expect((await brand.accept(brand.owner)).status).toBe(404);
  const both = await Promise.all([brand.accept(known), brand.accept(known)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 404]));
  expect(await brand.opens(known)).toBe(true);
  expect(await brand.list(brand.owner)).toMatchObject({
    data: [{ name: 'owner' }, { name: 'Zenobia Quill', role: 'member' }],
    invited: [],
  });
});

it('an invitation is withdrawn, declined, or over after thirty days', async () => {
  const brand = await makeBrand('poha');
  const stayAway = async (email: string, end: (person: BrandPerson) => unknown) => {
    expect((await brand.invite(brand.owner, email)).status).toBe(201);
    const person = await signInToBrand(api, email);
    await end(person);
    expect(await person.read('/session'), email).toMatchObject({ brands: [], invitations: [] });
    expect((await brand.accept(person)).status).toBe(404);
    expect((await brand.list(brand.owner)).invited).toEqual([]);
    await api.core.db.execute(sql`delete from sign_in_tries`);
  };
  await stayAway('withdrawn@example.in', ({ id }) => brand.remove(brand.owner, id));
  await stayAway('declined@example.in', brand.decline);
  const grow = () =>
    api.core.db.execute(sql`update brand_invitations set created_at = now() - interval '30 days'`);
  await stayAway('late@example.in', grow);
  expect((await brand.invite(brand.owner, 'late@example.in')).status).toBe(201);
  expect((await brand.list(brand.owner)).invited).toHaveLength(1);
});

it('the mail of an invitation has no word of the one who invites', async () => {
  const brand = await makeBrand('misal');
  const before = await lastMail();
  const name = 'Win money at evil.example';
  await brand.invite(brand.owner, 'stranger@example.in', { name });
  const [row] = await api.core.db
    .select({ details: mails.details })
    .from(mails)
    .where(and(gt(mails.id, before), eq(mails.to, 'stranger@example.in')));
  expect(row?.details).toEqual({ businessName: 'misal' });
  // Whoever signs in has no name yet: what a stranger typed is theirs by accepting alone.
  const stranger = await signInToBrand(api, 'stranger@example.in');
  expect(await stranger.read('/session')).toMatchObject({ person: { name: '' } });
});

it('nobody is mailed invitations again and again, whoever sends them', async () => {
  const brand = await makeBrand('jalebi');
  const second = await joinBrand(api, brand.id, 'second@jalebi.example');
  const email = 'pestered@example.in';
  const statuses = [];
  for (const by of [brand.owner, second, brand.owner, second]) {
    const answer = await brand.invite(by, email);
    statuses.push(answer.status);
    const { invited } = await brand.list(by);
    for (const { id } of invited as { id: string }[]) await brand.remove(by, id);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

it('members leave by themselves, the last owner does not', async () => {
  const brand = await makeBrand('kulfi');
  const member = await joinBrand(api, brand.id, 'member@kulfi.example', 'member');
  expect((await brand.remove(member, brand.owner.id)).status).toBe(403);
  expect((await brand.leave(member)).status).toBe(200);
  expect(await brand.opens(member)).toBe(false);
  expect((await brand.leave(brand.owner)).status).toBe(422);
  const second = await joinBrand(api, brand.id, 'second@kulfi.example');
  // Both at once: one of them stays.
  const left = await Promise.all([brand.leave(brand.owner), brand.leave(second)]);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set([200, 422]));
});

it('an owner of the office transfers a brand: its old people are out, the new owner accepts', async () => {
  const brand = await makeBrand('lassi');
  await brand.invite(brand.owner, 'waiting@lassi.example', { role: 'owner' });
  const waiting = await signInToBrand(api, 'waiting@lassi.example');
  const to = { email: 'New@example.in', name: 'Ravi' };
  const before = await lastMail();
  const transfer = () => officeOwner.call('POST', `/franchises/${brand.id}/transfer`, to);
  expect((await transfer()).status).toBe(201);
  expect(await mailsSince(before)).toEqual([{ to: brand.owner.email, change: 'transferred' }]);
  expect(await mailsSince(before, 'brand-invitation')).toMatchObject([{ to: 'new@example.in' }]);
  expect(await brand.owner.read('/session')).toMatchObject({ brands: [], claimable: [] });
  expect((await brand.accept(waiting)).status).toBe(404);
  const heir = await signInToBrand(api, 'new@example.in');
  expect(await heir.read('/session')).toMatchObject({
    brands: [],
    claimable: [],
    invitations: [{ id: brand.id, role: 'owner' }],
  });
  expect((await brand.accept(heir)).status).toBe(201);
  expect(await brand.opens(heir)).toBe(true);
  const path = `/franchises/${brand.id}/contact`;
  expect(await editor.read(path)).toMatchObject({
    contact: { name: 'Ravi', email: 'new@example.in' },
  });
  // To somebody who is there already: they stay, as an owner.
  expect((await transfer()).status).toBe(201);
  expect(await brand.opens(heir)).toBe(true);
  const [line] = await brand.history();
  expect(line).toMatchObject({ action: 'transferred', changes: { after: { person: heir.id } } });
});
