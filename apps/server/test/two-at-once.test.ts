import type { ListingQuestion } from '@naya/contract/brands/entity';
import { contactSubjects } from '@naya/contract/choices';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { watchEnquiries } from '@naya/core/brands/clock';
import { countConflicts } from '@naya/db/repeat-on-conflict';
import { insertFranchisesForTest, insertSubmissionForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { postJson, useApi } from './support/api.ts';
import { joinBrand, postToBrand, type BrandPerson } from './support/brand.ts';
import { createColleague, type Colleague } from './support/office.ts';

const api = useApi();
const rounds = 20;

let chai = 0;
let member = {} as BrandPerson;
let owner = {} as Colleague;
beforeAll(async () => {
  const { db } = api.core;
  [chai = 0] = await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
  member = await joinBrand(api, chai, 'owner@chai.example');
  owner = await createColleague(api, 'owner');
});

const rowsOf = async <Row extends object>(query: ReturnType<typeof sql>) =>
  (await api.core.db.execute(query)).rows as Row[];

/** Two calls at the same moment, again and again; tells which pairs of statuses came. No two may wait for each other. */
async function meet(
  pair: (round: number) => Promise<[() => Promise<Response>, () => Promise<Response>]>,
) {
  const before = countConflicts();
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await pair(round);
    const calls = round % 2 ? [other(), one()].toReversed() : [one(), other()];
    const answers = await Promise.all(calls);
    seen.add(answers.map(({ status }) => status).join(' '));
  }
  expect(countConflicts() - before).toBe(0);
  return [...seen].sort();
}

async function enquire(email: string): Promise<number> {
  const about = { kind: 'enquiry', name: 'Asha Rao', email, phone: '9811122333' } as const;
  const row = { ...about, key: crypto.randomUUID(), payload: { email }, answer: '' };
  const delivered = { ...row, franchise_id: chai, members: [] };
  return (await insertSubmissionForTest(api.core.db, delivered)).id;
}

async function list(email: string, business_name: string): Promise<number> {
  const { db } = api.core;
  const [id = 0] = await insertFranchisesForTest(db, [{ business_name, status: 'pending' }]);
  const row = { kind: 'listing', name: 'Ravi Khanna', email, payload: {}, answer: '' } as const;
  const key = crypto.randomUUID();
  await insertSubmissionForTest(db, { ...row, key, phone: '9811122333', franchise_id: id });
  return id;
}

const decide = (action: string, id: number) =>
  owner.call('POST', '/franchises/actions', { action, ids: [id], versions: { [id]: 1 } });

it('a reply and the erasure of whom it answers', async () => {
  const seen = await meet(async (round) => {
    const id = await enquire(`asha-${round}@investor.example`);
    return [
      () => member.call('POST', `/brands/${chai}/enquiries/${id}/reply`, { text: 'On Monday?' }),
      () => owner.call('POST', `/leads/${id}/erase-person`),
    ];
  });
  for (const statuses of seen) expect(['200 200', '422 200']).toContain(statuses);
  expect(await rowsOf(sql`select id from submissions where email like 'asha-%'`)).toEqual([]);
  expect(await rowsOf(sql`select id from brand_messages`)).toEqual([]);
  expect(await rowsOf(sql`select id from mails where "to" like 'asha-%'`)).toEqual([]);
});

it('a decision about a listing and its withdrawal by the sender', async () => {
  const ids: number[] = [];
  const seen = await meet(async (round) => {
    const email = `ravi-${round}@sender.example`;
    const id = await list(email, `Dosa Gali ${round}`);
    ids.push(id);
    const [lead] = await rowsOf<{ id: number }>(
      sql`select id from submissions where email = ${email}`,
    );
    return [
      () => decide('approve', id),
      () => owner.call('POST', `/leads/${lead?.id}/erase-person`),
    ];
  });
  for (const statuses of seen) expect(['200 200', '404 200']).toContain(statuses);
  const traces = sql`select "to" from mails where "to" like 'ravi-%'
    union all select email from franchise_contacts where email like 'ravi-%'`;
  expect(await rowsOf(traces)).toEqual([]);
  // One that was approved first has lost its contact since: it is off the site until somebody has handed it over.
  const left = sql`select distinct status from franchises where id = any(${sql.param(ids)}::int[])`;
  for (const { status } of await rowsOf<{ status: string }>(left)) expect(status).toBe('suspended');
});

it('an approval and an answer that changes what was read: one of them is refused', async () => {
  const ids: number[] = [];
  const seen = await meet(async (round) => {
    const email = `meera-${round}@sender.example`;
    const id = await list(email, `Kulfi Corner ${round}`);
    ids.push(id);
    const ask = { kind: 'ask', text: 'Which state?', version: 1 };
    expect((await owner.call('POST', `/franchises/${id}/talk`, ask)).status).toBe(201);
    const [mail] = await rowsOf<{ url: string }>(
      sql`select details ->> 'url' as url from mails where "to" = ${email}`,
    );
    const path = '/listing-answers';
    const token = mail?.url.split('/').at(-1) ?? '';
    const { values } = (await api.get(`${brandApiUrl}${path}/${token}`)) as ListingQuestion;
    const answer = { ...values, token, version: 1, text: 'Goa.', description: 'Nobody read it.' };
    return [() => decide('approve', id), () => postToBrand(api, path, answer)];
  });
  for (const statuses of seen) expect(['200 410', '409 200']).toContain(statuses);
  const unread = sql`select id from franchises where status = 'approved' and description = 'Nobody read it.'`;
  expect(await rowsOf(unread)).toEqual([]);
});

it('a decision about a change of a brand and its withdrawal', async () => {
  const seen = await meet(async (round) => {
    const [change] = await rowsOf<{ id: number }>(sql`
      insert into brand_changes (franchise_id, state, before, after)
      values (${chai}, 'waiting', '{}', ${{ total_outlets: round + 1 }}) returning id`);
    const [row] = await rowsOf<{ version: number }>(
      sql`select version from franchises where id = ${chai}`,
    );
    const decision = { decision: 'approve', version: row?.version };
    return [
      () => owner.call('POST', `/brand-changes/${change?.id}/decision`, decision),
      () => member.call('POST', `/brands/${chai}/listing/withdraw`, {}),
    ];
  });
  for (const statuses of seen) {
    expect(['200 404', '404 200', '201 404']).toContain(statuses);
  }
});

it('a category that goes, a listing that is saved into it and one that names it', async () => {
  const names = sql`select id, version, category_id from franchises where id = ${chai}`;
  const seen = await meet(async (round) => {
    const name = `Short-lived ${round}`;
    const made = await owner.call('POST', '/categories', { name });
    const { id } = (await made.json()) as { id: number };
    const row = await owner.read<object>(`/franchises/${chai}`);
    const save = { ...row, category_id: id, acceptWarnings: true };
    return [
      () => owner.call('DELETE', `/categories/${id}`),
      () => owner.call('PUT', `/franchises/${chai}`, save),
    ];
  });
  for (const statuses of seen) expect(['200 409', '422 200']).toContain(statuses);
  const [row] = await rowsOf<{ category_id: number }>(names);
  const gone = await owner.call('POST', '/franchises', {
    business_name: 'Nowhere',
    description: 'x',
    category_id: (row?.category_id ?? 0) + 1_000,
  });
  expect(gone.status).toBe(409);
});

it('two who bring the same record back', async () => {
  const seen = await meet(async (round) => {
    const made = await owner.call('POST', '/team', { name: `Comes back ${round}`, role: 'x' });
    const { id } = (await made.json()) as { id: number };
    await owner.call('DELETE', `/team/${id}`);
    const [line] = await rowsOf<{ id: number }>(sql`select id from audit_lines
      where entity = 'team-member' and entity_id = ${String(id)} and action = 'deleted'`);
    const undo = () => owner.call('POST', `/history/${line?.id}/undo`);
    return [undo, undo];
  });
  for (const statuses of seen) {
    expect(['200 409', '200 422', '409 200', '422 200']).toContain(statuses);
  }
});

it('leads that are given to a colleague who is removed', async () => {
  const seen = await meet(async (round) => {
    const colleague = await createColleague(api, 'agent');
    const [user] = await rowsOf<{ id: string }>(
      sql`select id from users where email = ${colleague.email}`,
    );
    const ids = [
      await enquire(`given-${round}@investor.example`),
      await enquire(`given-too-${round}@investor.example`),
    ];
    const give = (of: number[]) =>
      owner.call('POST', '/leads/actions', { ids: of, assignee_id: user?.id, stage: 'qualified' });
    await owner.call('POST', '/leads/actions', { ids: ids.slice(0, 1), assignee_id: user?.id });
    return [() => give(ids), () => owner.call('DELETE', `/users/${user?.id}`)];
  });
  for (const statuses of seen) expect(['200 200', '422 200']).toContain(statuses);
  expect(
    await rowsOf(
      sql`select id from submissions where email like 'given-%' and assignee_id is not null`,
    ),
  ).toEqual([]);
});

it('a question whether the brand answered, and the erasure of whom it would go to', async () => {
  const { db } = api.core;
  const id = await enquire('asked@investor.example');
  await db.execute(sql`update submissions set confirmed_at = now() where id = ${id}`);
  await db.execute(
    sql`update brand_deliveries set delivered_at = now() - interval '8 days' where submission_id = ${id}`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`update submissions set email = '', erased_at = now() where id = ${id}`);
    // It leaves out what somebody holds, and waits for nobody.
    await watchEnquiries(api.core);
  });
  expect(await rowsOf(sql`select id from mails where "to" = 'asked@investor.example'`)).toEqual([]);
});

it('answers a conflict that stays with 503 and when to come again', async () => {
  const { db } = api.core;
  await db.execute(sql`
    create function clash() returns trigger language plpgsql as $$
    begin raise exception 'clash' using errcode = '40P01'; end $$`);
  await db.execute(sql`create trigger clash before insert on submissions execute function clash()`);
  const asha = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
  const form = { ...asha, subject: contactSubjects[0] };
  const refused = await api.request('/admin/api/contact', postJson(form));
  await db.execute(sql`drop trigger clash on submissions`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await api.request('/admin/api/contact', postJson(form))).status).toBe(201);
});
