import { describeReader } from '@naya/contract/franchises/who-reads';
import { createDataLink } from '@naya/core/mail/data-link';
import { weekDays } from '@naya/contract/constants';
import { usualWorkingDays } from '@naya/contract/brands/working-days';
import { brandDeliveries } from '@naya/db/tables/brands';
import { dueOfBrand } from '@naya/db/brands/due-at';
import { putContact } from '@naya/db/franchises/contacts';
import type { MailKind } from '@naya/contract/mail/kinds';
import { mails } from '@naya/db/tables/mail';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { eraseAccount, joinBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { findTraces } from './support/find-traces.ts';
import { useMailFiles } from './support/mail-files.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
const { readMail, listMails } = useMailFiles(api);
let chai = 0;
let dosa = 0;
let owner = {} as BrandPerson;
let member = {} as BrandPerson;
let agent = {} as Colleague;
beforeAll(async () => {
  const { db } = api.core;
  [chai = 0, dosa = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Chai Gully' },
    { business_name: 'Dosa Gali' },
  ]);
  const contact = { name: 'Zenobia', email: 'dosa@example.in', phone: null, designation: null };
  await putContact(db, dosa, contact);
  owner = await joinBrand(api, chai, 'owner@chai.example');
  member = await joinBrand(api, chai, 'member@chai.example', 'member');
  // Invited, and has never signed in: nobody has confirmed that e-mail.
  await owner.call('POST', `/brands/${chai}/people`, { email: 'new@chai.example', role: 'member' });
  agent = await createColleague(api, 'agent');
});

let sent = 0;
async function enquire(franchise: number, more: object = {}, headers = {}): Promise<number> {
  sent += 1;
  const enquiry = {
    name: 'Asha Rao',
    email: `asha-${sent}@investor.example`,
    phone: '9811122333',
    message: 'A kiosk in Pune, ₹12 lakh.',
    franchiseId: String(franchise),
    franchiseName: 'whatever',
    ...more,
  };
  const answer = await api.request('/admin/api/investor', postJson(enquiry, headers));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
const recipients = async (id: number, kind: MailKind) =>
  (await listMails(id, kind)).map(({ to }) => to).sort();
type Inbox = { data: { id: number }[] };
const inboxOf = async (person: BrandPerson, brand: number) =>
  (await person.read<Inbox>(`/brands/${brand}/enquiries`)).data.map(({ id }) => id);
const leadOf = (id: number) => agent.read<{ delivery: object | null }>(`/leads/${id}`);

it('an enquiry goes to its brand at once and once: by mail to those who signed in, and into the inbox', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const email = 'twice@investor.example';
  const id = await enquire(chai, { email }, key);
  expect(await enquire(chai, { email }, key)).toBe(id);
  expect(await recipients(id, 'brand-enquiry')).toEqual([member.email, owner.email]);
  expect(await inboxOf(owner, chai)).toEqual([id]);
  const mail = await readMail(id, 'brand-enquiry');
  expect(mail.replyTo).toMatchObject([{ address: email }]);
  for (const part of ['Asha Rao', '9811122333', 'A kiosk in Pune, ₹12 lakh.']) {
    expect(mail.text).toContain(part);
  }
  expect(mail.text).not.toContain('localhost:8000/my-data');
  // So that nobody's note of absence answers it.
  expect(mail.raw).toContain('Auto-Submitted: auto-generated');
  const [row] = await listMails(id, 'brand-enquiry');
  expect(mail.messageId).toContain((await listMails(id, 'brand-enquiry')).at(-1)?.key);
  expect(row?.details).toEqual({});
  const delivery = { stage: 'new', answered_at: null, mail_failed: false };
  expect(await leadOf(id)).toMatchObject({ delivery });
  await api.core.db
    .update(mails)
    .set({ status: 'failed' })
    .where(eq(mails.key, row?.key ?? ''));
  expect(await leadOf(id)).toMatchObject({ delivery: { mail_failed: true } });
  const told = await readMail(id, 'acknowledgement');
  expect(told.text?.replaceAll(/\s+/g, ' ')).toContain(describeReader('brand', 'Chai Gully'));
  expect(await api.get(`/admin/api/franchises/${chai}`)).toMatchObject({ enquiry_reader: 'brand' });
});

it('a suspicious one, and one of a brand that nobody has claimed, wait for an operator', async () => {
  const spam = await enquire(chai, { message: 'x' }, { 'X-Form-Trap': 'filled' });
  const stored = await leadOf(spam);
  expect(stored).toMatchObject({ stage: 'spam', delivery: null });
  expect(await recipients(spam, 'brand-enquiry')).toEqual([]);
  const unclaimed = await enquire(dosa);
  expect(await leadOf(unclaimed)).toMatchObject({ delivery: null });
  const told = await readMail(unclaimed, 'acknowledgement');
  expect(told.text?.replaceAll(/\s+/g, ' ')).toContain(describeReader('team', 'Dosa Gali'));
  expect(await api.get(`/admin/api/franchises/${dosa}`)).toMatchObject({ enquiry_reader: 'team' });

  expect((await agent.call('POST', `/leads/${spam}/forward`)).status).toBe(200);
  expect(await recipients(spam, 'brand-enquiry')).toEqual([member.email, owner.email]);
  expect((await agent.call('POST', `/leads/${unclaimed}/forward`)).status).toBe(200);
  expect((await agent.call('POST', `/leads/${unclaimed}/forward`)).status).toBe(409);
  // Nobody has confirmed the e-mail on file: none of the investor's words go there.
  expect(await recipients(unclaimed, 'brand-enquiry')).toEqual([]);
  const waiting = await readMail(unclaimed, 'brand-invitation');
  expect(waiting.to).toMatchObject([{ address: 'dosa@example.in' }]);
  expect(waiting.text).not.toContain('Asha');
  expect(waiting.text).not.toContain('kiosk');
});

it('a reply is mailed to the investor once, answers to its writer, and stops the clock', async () => {
  const id = await enquire(chai);
  const path = `/brands/${chai}/enquiries/${id}`;
  expect((await owner.call('POST', `${path}/reply`, { text: ' ' })).status).toBe(422);
  for (const by of [owner, owner]) {
    const answer = await by.call('POST', `${path}/reply`, { text: 'Shall we talk on Monday?' });
    expect(answer.status).toBe(200);
  }
  const mail = await readMail(id, 'brand-reply');
  expect(await recipients(id, 'brand-reply')).toHaveLength(1);
  expect(mail.replyTo).toMatchObject([{ address: owner.email }]);
  expect(mail.text).toContain('Shall we talk on Monday?');
  expect(mail.text).not.toContain('kiosk');
  expect(mail.raw).not.toContain('Auto-Submitted');
  expect(await owner.read(path)).toMatchObject({
    stage: 'talking',
    answered_at: expect.any(String),
    messages: [{ kind: 'reply', author: 'owner', text: 'Shall we talk on Monday?' }],
  });
});

it('is marked as answered with a note, moved through the stages and exported', async () => {
  const id = await enquire(chai, { message: '=cmd()' });
  const path = `/brands/${chai}/enquiries/${id}`;
  for (const by of [member, member]) {
    const marked = await by.call('POST', `${path}/answered`, { note: 'Called her.' });
    expect(marked.status).toBe(200);
  }
  expect(await member.read(path)).toMatchObject({ messages: [{ text: 'Called her.' }] });
  const move = (body: object) => member.call('POST', `${path}/stage`, body);
  expect((await move({ stage: 'not-a-fit' })).status).toBe(422);
  expect((await move({ stage: 'elsewhere' })).status).toBe(422);
  expect((await move({ stage: 'not-a-fit', reason: 'Too small' })).status).toBe(200);
  expect(await member.read(path)).toMatchObject({ stage: 'not-a-fit', reason: 'Too small' });
  const csv = await (await member.call('GET', `/brands/${chai}/enquiries.csv`)).text();
  expect(csv).toContain("'=cmd()");
  expect(csv).toContain('Not a fit,Too small');
});

it('an enquiry goes to no other brand, whose people reach nothing of it by its number', async () => {
  const other = await joinBrand(api, dosa, 'owner@dosa.example');
  const id = await enquire(chai);
  expect(await recipients(id, 'brand-enquiry')).toEqual([member.email, owner.email]);
  expect(await inboxOf(other, dosa)).not.toContain(id);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/reply'],
    ['POST', '/answered'],
    ['POST', '/stage'],
  ] as const) {
    const body = method === 'POST' ? { text: 'a', note: 'a', stage: 'new' } : undefined;
    const answer = await other.call(method, `/brands/${dosa}/enquiries/${id}${path}`, body);
    expect(answer.status, path).toBe(404);
  }
  expect(await recipients(id, 'brand-reply')).toEqual([]);
});

it('an operator answers, marks and moves on behalf of the brand, which sees it, and the history says who', async () => {
  const id = await enquire(chai);
  const act = (what: string, body: object) =>
    agent.call('POST', `/leads/${id}/brand/${what}`, body);
  expect((await act('reply', { text: 'They call you on Monday.' })).status).toBe(201);
  const mail = await readMail(id, 'brand-reply');
  expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('We write on behalf of Chai Gully');
  expect(mail.replyTo).toMatchObject([{ address: member.email }]);
  expect((await act('answered', { note: 'The brand says so.' })).status).toBe(201);
  expect((await act('stage', { stage: 'not-a-fit' })).status).toBe(422);
  const moved = (await (await act('stage', { stage: 'visiting' })).json()) as object;
  // The operator reads what the investor was mailed, and no notes of the brand.
  expect(moved).toMatchObject({
    delivery: { stage: 'visiting', answer: 'reply' },
    brand_replies: [{ on_behalf: true, text: 'They call you on Monday.' }],
  });
  expect(await owner.read(`/brands/${chai}/enquiries/${id}`)).toMatchObject({
    messages: [
      { kind: 'reply', author: null, on_behalf: true },
      { kind: 'note', author: null, on_behalf: true },
    ],
  });
  const filter = JSON.stringify({ entity: 'submission', entity_id: String(id) });
  const { data } = await agent.read<{ data: { action: string; actor: string }[] }>(
    `/history?filter=${filter}`,
  );
  expect(data.slice(0, 3).map(({ action, actor }) => [action, actor])).toEqual([
    ['moved to "Visiting" on behalf of Chai Gully', agent.email],
    ['marked as answered on behalf of Chai Gully', agent.email],
    ['replied on behalf of Chai Gully', agent.email],
  ]);
});

it('nobody acts for a brand that does not have the enquiry, or writes in the name of nobody', async () => {
  const [momo = 0] = await insertFranchisesForTest(api.core.db, [
    { business_name: 'Momo Mohalla' },
  ]);
  const contact = { name: 'Zubin', email: 'momo@example.in', phone: null, designation: null };
  await putContact(api.core.db, momo, contact);
  const id = await enquire(momo);
  const reply = () => agent.call('POST', `/leads/${id}/brand/reply`, { text: 'Hello' });
  const refusalOf = async (answer: Response) =>
    ((await answer.json()) as { message: string }).message;
  expect(await refusalOf(await reply())).toBe('The brand does not have this enquiry.');
  await agent.call('POST', `/leads/${id}/forward`);
  expect(await refusalOf(await reply())).toContain('Nobody of the brand has signed in');
  expect(await recipients(id, 'brand-reply')).toEqual([]);
});

it('a person can do without mail, and a pause is a day that all see', async () => {
  const path = `/brands/${chai}/settings`;
  const save = (body: object) => owner.call('POST', path, body);
  expect((await save({ mail_to: owner.id, paused_until: 'soon' })).status).toBe(422);
  expect((await save({ mail_to: owner.id, paused_until: '2099-01-31' })).status).toBe(200);
  expect(await api.get(`/admin/api/franchises/${chai}`)).toMatchObject({
    paused_until: '2099-01-31',
  });
  expect((await save({ mail_to: owner.id, paused_until: '' })).status).toBe(200);
  expect(await recipients(await enquire(chai), 'brand-enquiry')).toEqual([owner.email]);
  await save({ mail_to: [owner.id, member.id], paused_until: '' });
  expect(await api.get(`/admin/api/franchises/${chai}`)).toMatchObject({ paused_until: null });
});

it('is due after two working days, holidays of the settings left out', async () => {
  const dueAt = async (at: string) => {
    const { rows } = await api.core.db.execute<{ due: Date }>(
      sql`select ${dueOfBrand(sql`${at}::timestamptz`, chai)} as due`,
    );
    return new Date(rows[0]?.due ?? 0).toISOString();
  };
  // A Monday, a Thursday, a Saturday, each in the morning in India.
  expect(await dueAt('2026-11-16T05:00:00Z')).toBe('2026-11-18T05:00:00.000Z');
  expect(await dueAt('2026-11-19T05:00:00Z')).toBe('2026-11-23T05:00:00.000Z');
  expect(await dueAt('2026-11-21T05:00:00Z')).toBe('2026-11-24T05:00:00.000Z');
  // Open every day, then on three days of the week: set by the brand, then by an operator for it.
  await owner.call('POST', `/brands/${chai}/settings`, { working_days: [...weekDays] });
  expect(await dueAt('2026-11-19T05:00:00Z')).toBe('2026-11-21T05:00:00.000Z');
  const editor = await createColleague(api, 'editor');
  const path = `/franchises/${chai}/brand-settings`;
  const put = (working_days: string[]) => editor.call('PUT', path, { working_days });
  expect((await put(['Monday', 'Sunday'])).status).toBe(422);
  expect((await put(['Monday', 'Sunday', 'Someday'])).status).toBe(422);
  expect((await put(['Friday', 'Sunday', 'Monday'])).status).toBe(200);
  expect(await editor.read(path)).toMatchObject({ working_days: ['Monday', 'Friday', 'Sunday'] });
  expect(await dueAt('2026-11-16T05:00:00Z')).toBe('2026-11-22T05:00:00.000Z');
  const { data } = await editor.read<{ data: object[] }>(
    `/history?filter=${JSON.stringify({ entity: 'franchise', entity_id: String(chai) })}`,
  );
  expect(data[0]).toMatchObject({ action: 'changed on behalf of Chai Gully', actor: editor.email });
  // An enquiry keeps to them from its delivery on.
  const id = await enquire(chai);
  const { delivery } = await leadOf(id);
  const due = new Date((delivery as { due_at: string }).due_at);
  const named = due.toLocaleDateString('en', { weekday: 'long', timeZone: 'Asia/Kolkata' });
  expect(['Monday', 'Friday', 'Sunday']).toContain(named);
  await put(usualWorkingDays);
  const settings = await editor.read<{ value: object; version: number }>('/documents/settings');
  const value = { ...settings.value, holidays: ['2026-11-17', ''] };
  const saved = await editor.call('PUT', '/documents/settings', { ...settings, value });
  expect(saved.status).toBe(200);
  expect(await dueAt('2026-11-16T05:00:00Z')).toBe('2026-11-19T05:00:00.000Z');
});

it('an investor who erases their data takes the talk along, and a brand cannot write to them', async () => {
  const email = 'zenobia.quill@investor.example';
  const id = await enquire(chai, { name: 'Zenobia Quill', email });
  const path = `/brands/${chai}/enquiries/${id}`;
  await owner.call('POST', `${path}/reply`, { text: 'Dear Zenobia, yes.' });
  await owner.call('POST', `${path}/stage`, { stage: 'not-a-fit', reason: 'Zenobia moved' });
  const link = `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
  expect(await api.get(link)).toMatchObject({
    submissions: [
      { delivered_to: 'Chai Gully', messages: [{ isOwn: false, text: 'Dear Zenobia, yes.' }] },
    ],
  });
  await api.request(link, { method: 'DELETE' });
  expect(await findTraces(api.core.db.$client, api.dataDir, ['zenobia'])).toEqual([
    'public.franchise_contacts: zenobia',
  ]);
  expect((await owner.call('POST', `${path}/reply`, { text: 'Hello?' })).status).toBe(422);
  const [kept] = await api.core.db
    .select({ answered: brandDeliveries.answered_at })
    .from(brandDeliveries)
    .where(eq(brandDeliveries.submission_id, id));
  expect(kept?.answered).not.toBeNull();
});

it("a brand's person who erases their data takes their words and their mails along", async () => {
  const ravi = await joinBrand(api, chai, 'ravindra@chai.example', 'member');
  const id = await enquire(chai);
  await ravi.call('POST', `/brands/${chai}/enquiries/${id}/reply`, { text: 'Ravindra here.' });
  const link = `/admin/api/my-data/${createDataLink(api.core.secret, ravi.email)}`;
  expect(await api.get(link)).toMatchObject({
    account: { messages: [{ text: 'Ravindra here.' }] },
  });
  await eraseAccount(api, ravi);
  expect(await findTraces(api.core.db.$client, api.dataDir, ['ravindra'])).toEqual([]);
  await postToBrand(api, '/sign-in', { email: ravi.email });
  const again = and(eq(mails.kind, 'brand-sign-in'), eq(mails.to, ravi.email));
  expect(await api.core.db.select().from(mails).where(again).orderBy(asc(mails.id))).toEqual([]);
});

it('a brand sends so many replies a day, an operator on its behalf one more', async () => {
  const { db } = api.core;
  const [first, last] = [await enquire(chai), await enquire(chai)];
  const reply = (id: number) =>
    owner.call('POST', `/brands/${chai}/enquiries/${id}/reply`, { text: 'Shall we talk?' });
  await db.execute(sql`delete from brand_messages`);
  await db.execute(sql`insert into brand_messages (submission_id, kind, text)
    select ${first}, 'reply', 'Hello' from generate_series(1, 199)`);
  expect((await reply(last)).status).toBe(200);
  const next = await enquire(chai);
  const refused = await reply(next);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('a lot of replies for a day');
  expect(await recipients(next, 'brand-reply')).toEqual([]);
  const onBehalf = await agent.call('POST', `/leads/${next}/brand/reply`, { text: 'Hello' });
  expect(onBehalf.status).toBe(201);
  await db.execute(sql`update brand_messages set created_at = now() - interval '25 hours'`);
  expect((await reply(next)).status).toBe(200);
});
