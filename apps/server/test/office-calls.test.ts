import type { OfficeCall, OfficeCalls } from '@naya/contract/franchises/call-form';
import type { Franchise } from '@naya/contract/franchises/entity';
import { eraseFiles } from '@naya/core/compose/privacy/erase-files';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { createDataLink } from '@naya/core/mail/data-link';
import { erasures } from '@naya/db/tables/privacy';
import { franchiseeCalls, franchisees } from '@naya/db/tables/franchisees';
import { franchises } from '@naya/db/tables/franchises';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { contact } from './hostile/requests.ts';
import { postJson, useApi } from './support/api.ts';
import { createColleague, type Colleague } from './support/office.ts';
import { mp3 } from './support/sound.ts';

let ids: number[] = [];
const api = useApi(async ({ db }) => {
  ids = await insertFranchisesForTest(db, [{}, {}, {}, {}]);
});
let editor = {} as Colleague;
beforeAll(async () => {
  editor = await createColleague(api, 'editor');
});

const mobile = (at: number) => `98765 4${String(at).padStart(4, '0')}`;
const listOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `Partner ${at}, ${mobile(at)}, Pune`).join('\n');
const officeOf = (id: number) => editor.read<OfficeCalls>(`/franchises/${id}/franchisees`);
const publicOf = async (id: number) =>
  (await api.get(`/admin/api/franchises/${id}`)) as Franchise & Record<string, unknown>;
const add = (id: number, list: string) =>
  editor.call('POST', `/franchises/${id}/franchisees`, { list });
const draw = (id: number, count: number) =>
  editor.call('POST', `/franchises/${id}/draws`, { count });

type Fields = Record<string, string | Blob>;
const told: Fields = { outcome: 'back', months: '14', again: 'yes', permission: 'nothing' };
async function record({ id, version }: Pick<OfficeCall, 'id' | 'version'>, fields: Fields) {
  const form = new FormData();
  const all = { called_on: '2026-03-09', city: 'Pune', version: String(version), ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return editor.call('POST', `/franchisee-calls/${id}/outcome`, form);
}
const openCalls = async (id: number) =>
  (await officeOf(id)).calls.filter(({ outcome }) => outcome === null);
const errorsOf = async (response: Response) =>
  (await response.json()) as { message: string; errors: Record<string, string> };
/** Adds a partner, draws them, and gives their call. */
async function drawOne(id: number, line: string): Promise<OfficeCall> {
  await add(id, line);
  await draw(id, 1);
  const [call] = await openCalls(id);
  if (!call) throw new Error('Nobody was drawn');
  return call;
}
const recordings = () => {
  try {
    return readdirSync(join(api.dataDir, 'media', 'recordings'));
  } catch {
    return [];
  }
};

it('a list is read line by line; a number that is there already stays as it is', async () => {
  const [id = 0] = ids;
  const refused = await add(id, 'Asha Rao, 98765 40001\nNobody, 12');
  expect(refused.status).toBe(422);
  expect((await errorsOf(refused)).errors['list']).toBe('Line 2 is not “name, phone, city”');
  const added = (await (await add(id, listOf(40))).json()) as { added: number };
  expect(added.added).toBe(40);
  const again = (await (await add(id, `Other, +91 ${mobile(0)}, Goa`)).json()) as typeof added;
  expect(again.added).toBe(0);
  const { franchisees: list } = await officeOf(id);
  expect(list).toHaveLength(40);
  expect(list[0]).toMatchObject({ name: 'Partner 0', phone: '+919876540000', city: 'Pune' });
});

it('of a draw everybody is rung before the next, and nobody is drawn twice', async () => {
  const [id = 0] = ids;
  expect((await draw(id, 11)).status).toBe(422);
  const { calls } = (await (await draw(id, 3)).json()) as OfficeCalls;
  expect(calls).toHaveLength(3);
  expect(calls[0]).toMatchObject({ drawn_of: 40, drawn_by: editor.email, outcome: null });
  const second = await draw(id, 3);
  expect(second.status).toBe(409);
  expect((await errorsOf(second)).message).toContain('3 are not rung yet');
  for (const call of calls) expect((await record(call, { outcome: 'unreached' })).status).toBe(201);
  await draw(id, 3);
  const phones = (await officeOf(id)).calls.map(({ phone }) => phone);
  expect(new Set(phones).size).toBe(6);
  const lines = await editor.read<{ data: { action: string }[] }>(
    `/history?filter=${encodeURIComponent(JSON.stringify({ entity: 'franchise', entity_id: String(id) }))}`,
  );
  const actions = lines.data.map(({ action }) => action);
  expect(actions).toContain('drew 3 of 40 partners to ring');
  expect(actions).toContain('drew 3 of 37 partners to ring');
  expect(JSON.stringify(lines)).not.toContain('98765');
});

it('two draws at once are one', async () => {
  const [, id = 0] = ids;
  await add(id, listOf(9));
  const answers = await Promise.all([draw(id, 2), draw(id, 2)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await openCalls(id)).toHaveLength(2);
});

it('the public sees month, city and outcome, and no name, number or day', async () => {
  const [, id = 0] = ids;
  const [first, second] = await openCalls(id);
  if (!first || !second) throw new Error('Two were drawn');
  const words = 'The first Diwali paid for the counter.';
  expect((await record(first, { ...told, permission: 'words', words })).status).toBe(201);
  expect(
    (await record(second, { ...told, outcome: 'closed', months: '7', again: 'no' })).status,
  ).toBe(201);
  for (const set of ['/admin/api', '/api']) {
    const franchise = (await api.get(`${set}/franchises/${id}`)) as Franchise;
    const common = { called_in: '2026-03', city: 'Pune', recording: null };
    expect(franchise.franchisee_calls).toEqual([
      { ...common, outcome: 'back', months: 14, again: 'yes', words },
      { ...common, outcome: 'closed', months: 7, again: 'no', words: null },
    ]);
    expect(franchise.call_summary).toEqual({
      listed: 9,
      rung: 2,
      again: 1,
      unreached: 0,
      askable: 0,
      back: [14],
      waiting: [],
      closed: [7],
    });
    expect(JSON.stringify(franchise)).not.toMatch(/Partner \d|9876|2026-03-09/);
  }
  const listed = (await api.get('/admin/api/franchises?sort=name')) as { franchises: Franchise[] };
  expect(listed.franchises.find((each) => each.id === id)?.call_summary?.back).toEqual([14]);
});

it('what somebody did not allow is refused, and a second outcome too', async () => {
  const [, , id = 0] = ids;
  const call = await drawOne(id, 'Asha Rao, 98765 50001, Pune');
  const file = mp3(5);
  const refusals: [Fields, number, string][] = [
    [{ ...told, words: 'All of it.' }, 422, 'words'],
    [{ ...told, permission: 'words', words: 'All of it.', file }, 422, 'file'],
    [{ ...told, months: '' }, 422, 'months'],
    [{ ...told, months: '2.5' }, 422, 'months'],
    [{ ...told, again: '' }, 422, 'again'],
    [{ ...told, permission: '' }, 422, 'permission'],
    [{ ...told, called_on: '2999-01-01' }, 422, 'called_on'],
    [{ ...told, outcome: 'rich' }, 422, 'outcome'],
  ];
  for (const [fields, status, field] of refusals) {
    const refused = await record(call, fields);
    expect(refused.status, field).toBe(status);
    expect((await errorsOf(refused)).errors).toHaveProperty(field);
  }
  expect((await record({ ...call, version: 7 }, told)).status).toBe(409);
  const both = await Promise.all([record(call, told), record(call, told)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

const listen = (path: string, headers = {}) => api.request(path, { headers });

it('a recording is an MP3 of at most twenty seconds, of which the sound alone is kept', async () => {
  const [, , id = 0] = ids;
  const call = await drawOne(id, 'Bina Rao, 98765 50002, Pune');
  const allowed = { ...told, permission: 'recording', words: 'Slow and steady.' };
  const refusals: [Blob, number][] = [
    [new Blob(['ID3 a song, it says']), 415],
    [new Blob([new Uint8Array(1024 * 1024 + 1)]), 413],
    [mp3(21), 422],
  ];
  for (const [file, status] of refusals) {
    const refused = await record(call, { ...allowed, file });
    expect(refused.status).toBe(status);
    expect((await errorsOf(refused)).errors).toHaveProperty('file');
  }
  expect(recordings()).toEqual([]);
  const tagged = new Blob([mp3.tag('Bina Rao, 18.5204 N'), mp3(20), 'TAGBina Rao']);
  expect((await record(call, { ...allowed, file: tagged })).status).toBe(201);
  const [{ recording } = { recording: null }] = (await publicOf(id)).franchisee_calls;
  expect(recording).toMatch(/^\/recordings\/[0-9a-f]{32}\.mp3$/);
  const whole = await listen(recording ?? '');
  const sound = Buffer.from(await whole.arrayBuffer());
  expect(sound.equals(Buffer.from(await mp3(20).arrayBuffer()))).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(whole.headers.get('Content-Security-Policy')).toContain('sandbox');
  const part = await listen(recording ?? '', { Range: 'bytes=0-1' });
  expect([part.status, part.headers.get('Content-Range')]).toEqual([
    206,
    `bytes 0-1/${sound.length}`,
  ]);
  expect((await listen(recording ?? '', { Range: 'bytes=9999999-' })).status).toBe(416);
});

it('a recording is private while its brand is not public, and the office hears it all the same', async () => {
  const [, , id = 0] = ids;
  const [{ recording } = { recording: null }] = (await publicOf(id)).franchisee_calls;
  const call = (await officeOf(id)).calls.find((each) => each.recording);
  await api.core.db.update(franchises).set({ status: 'pending' }).where(eq(franchises.id, id));
  expect((await listen(recording ?? '')).status).toBe(404);
  const heard = await editor.call('GET', `/franchisee-calls/${call?.id}/recording`);
  expect(heard.headers.get('Content-Type')).toBe('audio/mpeg');
  await api.core.db.update(franchises).set({ status: 'approved' }).where(eq(franchises.id, id));
  expect((await listen(recording ?? '')).status).toBe(200);
});

it('at most five partners of a brand are said to answer questions, and never who', async () => {
  const [id = 0] = ids;
  const { franchisees: list } = await officeOf(id);
  const agree = (at: number, may_be_asked: boolean) =>
    editor.call('PUT', `/franchisees/${list[at]?.id}/askable`, { may_be_asked });
  for (const at of [0, 1, 2, 3, 4]) expect((await agree(at, true)).status).toBe(200);
  const sixth = await agree(5, true);
  expect([sixth.status, (await errorsOf(sixth)).message]).toEqual([
    409,
    '5 partners of this brand may be asked already, which is as many as a page names.',
  ]);
  expect((await agree(0, false)).status).toBe(200);
  expect((await publicOf(id)).call_summary?.askable).toBe(4);
});

/** What the queue would do. */
async function eraseQueuedFiles() {
  const { rows } = await api.core.db.execute<{ data: never }>(
    `select data from pgboss.job where name = 'erase-files'`,
  );
  for (const { data } of rows) await eraseFiles(api.core, { discard: async () => {} }, data);
}

it('one press takes words and recording back, and a restored backup does so again', async () => {
  const [, , id = 0] = ids;
  const [{ recording } = { recording: null }] = (await publicOf(id)).franchisee_calls;
  const call = (await officeOf(id)).calls.find((each) => each.recording);
  const { db } = api.core;
  const [kept] = await db
    .select()
    .from(franchiseeCalls)
    .where(eq(franchiseeCalls.id, call?.id ?? 0));
  for (const status of [200, 200])
    expect((await editor.call('POST', `/franchisee-calls/${call?.id}/withdrawal`)).status).toBe(
      status,
    );
  const said = async () =>
    (await publicOf(id)).franchisee_calls.map((each) => [each.outcome, each.words, each.recording]);
  const withdrawn = [
    ['back', null, null],
    ['back', null, null],
  ];
  expect(await said()).toEqual(withdrawn);
  expect((await listen(recording ?? '')).status).toBe(404);
  expect(recordings()).toHaveLength(1);
  await eraseQueuedFiles();
  expect(recordings()).toEqual([]);
  // As a backup of the day before brings it back.
  const { words, permission } = kept ?? {};
  await db
    .update(franchiseeCalls)
    .set({ words, permission, recording: kept?.recording, withdrawn_at: null })
    .where(eq(franchiseeCalls.id, kept?.id ?? 0));
  expect(await said()).not.toEqual(withdrawn);
  await db.update(erasures).set({ replayed_at: null });
  await replayErasures(api.core);
  expect(await said()).toEqual(withdrawn);
});

it('who does not want to be rung is off the list, and so is what they said; the count stays', async () => {
  const [, , , id = 0] = ids;
  const line = 'Chetan Rao, 98765 60001, Nashik';
  const call = await drawOne(id, `${line}\nDina Rao, 98765 60002, Pune`);
  await record(call, { ...told, permission: 'words', words: 'Ask for the rent first.' });
  const { franchisees: list } = await officeOf(id);
  const person = list.find(({ name }) => name === call.name);
  expect((await editor.call('DELETE', `/franchisees/${person?.id}`)).status).toBe(200);
  const after = await officeOf(id);
  expect(after.franchisees.map(({ name }) => name)).not.toContain(call.name);
  expect(after.calls[0]).toMatchObject({
    name: null,
    phone: null,
    city: null,
    words: null,
    outcome: 'back',
  });
  const franchise = await publicOf(id);
  expect(franchise.call_summary).toMatchObject({ listed: 2, rung: 1, back: [14] });
  expect(franchise.franchisee_calls[0]).toMatchObject({ city: null, words: null });
  expect((await editor.call('DELETE', '/franchisees/999999')).status).toBe(404);
});

it('a colleague finds by a lead’s number whose partner somebody is, and erases that with them; a mailed link does not', async () => {
  const [, , , id = 0] = ids;
  const phone = '98765 60009';
  const email = 'esha@example.in';
  await add(id, `Esha Rao, +91 ${phone}, Pune`);
  const lead = { ...contact(), email, phone };
  const sent = await api.request('/admin/api/contact', postJson(lead));
  const { id: leadId } = (await sent.json()) as { id: number };
  // Anybody can type this number into a form.
  const url = `/admin/api/my-data/${createDataLink(api.core.secret, email)}`;
  expect(JSON.stringify(await api.get(url))).not.toContain('Esha');
  const owner = await createColleague(api, 'owner');
  expect(await owner.read(`/leads/${leadId}/person`)).toMatchObject({
    listed_as: [{ name: 'Esha Rao', phone: '+919876560009', city: 'Pune', words: [] }],
  });
  expect((await owner.call('POST', `/leads/${leadId}/erase-person`)).status).toBe(200);
  expect(JSON.stringify(await officeOf(id))).not.toContain('Esha');
});

it('the lists of brands that are long off the site are erased', async () => {
  const isNamed = async () =>
    (await api.core.db.select().from(franchisees)).filter(({ phone }) => phone !== null).length;
  for (const id of ids)
    await editor.call('POST', '/franchises/actions', { action: 'trash', ids: [id] });
  const future = new Date();
  await applyRetention(api.core, future);
  expect(await isNamed()).toBeGreaterThan(40);
  future.setFullYear(future.getFullYear() + 4);
  await applyRetention(api.core, future);
  expect(await isNamed()).toBe(0);
});
