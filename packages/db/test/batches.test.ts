import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  markAsked,
  markBundled,
  markOverdue,
  markReminded,
  type DueDelivery,
} from '../src/brands/clock.ts';
import { isNeededByBrand } from '../src/brands/members.ts';
import { listUnconfirmed, markOutdated } from '../src/franchises/freshness.ts';
import { listQueuedMails } from '../src/mail/queue.ts';
import { listPictureUses } from '../src/media/uses.ts';
import { lockIdlePeople } from '../src/people.ts';
import { eraseSubmissionsBefore } from '../src/submissions/erase.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
let brands: number[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const rows = Array.from({ length: 5 }, () => ({ confirmed_at: '2020-01-01T00:00:00Z' }));
  brands = await insertFranchisesForTest(database.db, rows);
});
afterAll(() => database.close());

const listIds = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ id: number }>(query)).rows.map(({ id }) => id);

/** Five enquiries to each of the first `count` brands that their senders have confirmed. */
const deliver = async (count: number, column: 'due_at' | 'delivered_at' | 'mail_held_at') => {
  await database.db.execute(sql`truncate submissions cascade`);
  return listIds(sql`
    with sent as (
      insert into submissions (key, kind, name, email, payload, answer, franchise_id, confirmed_at)
      select gen_random_uuid(), 'enquiry', 'Asha', 'asha@example.in', '{}', '', f.id, now()
      from (select id from franchises order by id limit ${count}) f, generate_series(1, 5)
      returning id, franchise_id)
    insert into brand_deliveries (submission_id, franchise_id, due_at, ${sql.identifier(column === 'due_at' ? 'delivered_at' : column)})
    select id, franchise_id, now() + interval '3 hours', now() - interval '8 days' from sent
    returning submission_id as id`);
};

it('retention erases the oldest first, so many at once', async () => {
  const ids = await listIds(sql`
    insert into submissions (key, kind, name, email, payload, answer, created_at)
    select gen_random_uuid(), 'contact', 'Asha', '', '{}', '', '2020-01-01' from generate_series(1, 5)
    returning id`);
  const erase = async () =>
    (await eraseSubmissionsBefore(database.db, 'contact', '2021-01-01T00:00:00Z', 2)).ids;
  expect([await erase(), await erase(), await erase(), await erase()]).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
    [],
  ]);
});

it('people of no brand are locked so many at once', async () => {
  await database.db.execute(sql`
    insert into people (id, name, email, created_at, updated_at)
    select 'p' || n, 'Asha', 'p' || n || '@example.in', '2020-01-01', '2020-01-01' from generate_series(1, 3) n`);
  const { db } = database;
  const lock = () => lockIdlePeople(db, '2021-01-01T00:00:00Z', 2, isNeededByBrand(db));
  expect(await lock()).toEqual(['p1@example.in', 'p2@example.in']);
  await database.db.execute(sql`delete from people where id in ('p1', 'p2')`);
  expect(await lock()).toEqual(['p3@example.in']);
});

it.each([
  ['reminds', markReminded, 'due_at'],
  ['tells the operator', markOverdue, 'due_at'],
  ['asks the investor', markAsked, 'delivered_at'],
] as const)(
  'the clock of enquiries %s of the first of them, so many at once',
  async (_what, mark, column) => {
    const ids = await deliver(1, column);
    if (mark === markOverdue)
      await database.db.execute(sql`update brand_deliveries set due_at = now()`);
    const idsOf = (due: DueDelivery[]) => due.map(({ submission_id }) => submission_id);
    const parts = [];
    for (let part = 0; part < 4; part += 1) parts.push(idsOf(await mark(database.db, 2)));
    expect(parts).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
  },
);

it('one mail tells of all that a brand was not mailed of; so many brands at once', async () => {
  await deliver(3, 'mail_held_at');
  const bundle = async () =>
    (await markBundled(database.db, 2)).map(({ franchise_id, count }) => [franchise_id, count]);
  expect([await bundle(), await bundle(), await bundle()]).toEqual([
    brands.slice(0, 2).map((id) => [id, 5]),
    [[brands[2], 5]],
    [],
  ]);
});

it('listings that nobody confirms are marked, and listed by id, so many at once', async () => {
  const before = '2021-01-01T00:00:00Z';
  const marked = [];
  for (let part = 0; part < 4; part += 1) {
    marked.push((await markOutdated(database.db, before, 2)).toSorted((a, b) => a - b));
  }
  expect(marked).toEqual([brands.slice(0, 2), brands.slice(2, 4), brands.slice(4), []]);
  const list = (after: number) => listUnconfirmed(database.db, before, { after, limit: 2 });
  expect(await list(0)).toEqual(brands.slice(0, 2));
  expect(await list(brands[1] ?? 0)).toEqual(brands.slice(2, 4));
  expect(await list(brands[4] ?? 0)).toEqual([]);
});

it('mails that are to be sent are listed by id, so many at once', async () => {
  const ids = await listIds(sql`
    insert into mails (kind, "to", status)
    select 'acknowledgement', 'asha@example.in', case when n = 2 then 'sent' else 'queued' end
    from generate_series(1, 4) n returning id`);
  const queued = ids.filter((_id, index) => index !== 1);
  const list = (after: number) => listQueuedMails(database.db, { after, limit: 2 });
  expect(await list(0)).toEqual(queued.slice(0, 2));
  expect(await list(queued[1] ?? 0)).toEqual(queued.slice(2));
  expect(await list(queued[2] ?? 0)).toEqual([]);
});

it('a picture is found wherever it is shown, and no statement looks through more than a thousand texts', async () => {
  const [shown, other, unused] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const url = (hash = '') => `/media/${hash}-40x30.webp`;
  const category = sql`(select min(id) from categories)`;
  const ids = await listIds(sql`
    insert into franchises (slug, business_name, category_id, status, images)
    select 'p' || n, 'Brand ' || n, ${category}, 'approved',
      case when n in (1, 1200, 2500) then array[${url(shown)}, ${url(shown)}, ${url(other)}] else '{}' end
    from generate_series(1, 2500) n returning id`);
  await database.db.execute(sql`
    insert into submissions (key, kind, name, email, payload, answer)
    values (${randomUUID()}, 'listing', 'Asha', '', jsonb_build_object('logo', ${url(shown)}::text), '')`);
  await database.db.execute(sql`
    insert into site_documents (key, value) values ('about', jsonb_build_object('text', ${url(other)}::text))
    on conflict (key) do update set value = excluded.value`);
  const query = vi.spyOn(database.pool, 'query');
  const uses = await listPictureUses(database.db, [shown, other, unused].map(String));
  const statements = query.mock.calls.filter(([asked]) =>
    JSON.stringify(asked).includes('from franchises'),
  );
  query.mockRestore();
  expect(statements.length).toBeGreaterThan(2);
  const brandsOf = (use = uses.get(String(shown)) ?? []) =>
    use.filter(({ entity }) => entity === 'franchise').map(({ id }) => Number(id));
  expect(brandsOf()).toEqual([ids[0], ids[1_199], ids[2_499]]);
  expect(
    uses
      .get(String(shown))
      ?.map(({ entity }) => entity)
      .at(-1),
  ).toBe('submission');
  expect(uses.get(String(other))?.[0]).toEqual({ entity: 'document', id: 'about', title: null });
  expect(uses.has(String(unused))).toBe(false);
});
