import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../src/client.ts';
import { franchiseList } from '../src/queries/office/franchise-list.ts';
import { leadList } from '../src/queries/office/lead-list.ts';
import { listConditions, orderOf, type ListOf } from '../src/queries/office/lists.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing.ts';
import { makeCategory } from '../src/testing-seeds.ts';
import { insertCategories } from '../src/queries/seed.ts';

const many = 20_000;
let database: TestDatabase;
const db = () => database.db;

beforeAll(async () => {
  database = await createTestDatabase();
  const ids = await insertCategories(db(), [makeCategory()]);
  const category = [...ids.values()][0];
  // Without the triggers of the search index, which is not what is measured here.
  await db().execute(sql`alter table franchises disable trigger user`);
  await db().execute(sql`
    insert into franchises (slug, business_name, category_id, investment_min, status, created_at, updated_at, deleted_at)
    select 'b-' || n, 'Brand ' || md5(n::text), ${category}, n * 100,
      (array['pending', 'approved', 'rejected', 'suspended'])[1 + n % 4],
      now() - n * interval '1 minute', now() - n * interval '1 minute',
      case when n % 50 = 0 then now() end
    from generate_series(1, ${many}) as n`);
  await db().execute(sql`
    insert into submissions (key, kind, name, email, phone, payload, answer, stage, due_on, created_at)
    select gen_random_uuid(), (array['enquiry', 'investor', 'contact'])[1 + n % 3], 'Name ' || md5(n::text),
      md5(n::text) || '@example.in', '00000' || n, '{}', '',
      (array['new', 'contacted', 'won', 'spam'])[1 + n % 4], current_date + n % 90,
      now() - n * interval '1 minute'
    from generate_series(1, ${many}) as n`);
  await db().execute(sql`analyze franchises, submissions`);
});
afterAll(() => database.close());

/** How PostgreSQL goes about one page of a list. */
async function planOf(list: ListOf, filter: Record<string, unknown>, order: SQL[], tx: Db = db()) {
  const where = listConditions(list, filter) ?? sql`true`;
  const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
    explain select * from ${list.table} where ${where}
    order by ${sql.join(order, sql`, `)} limit 25`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe.each([
  ['franchises', franchiseList],
  ['leads', leadList],
] as const)('the list of %s', (_name, list) => {
  const offered = Object.keys(list.sorts).flatMap((sort) =>
    (['ASC', 'DESC'] as const).map((order) => [sort, order] as const),
  );

  it.each(offered)('is sorted by %s %s along an index', async (sort, order) => {
    const plan = await planOf(list, {}, orderOf(list, { sort, order }));
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('Sort');
  });
});

it.each([
  ['a franchise by part of its name', franchiseList],
  ['a lead by part of its name, address or phone', leadList],
] as const)('has an index to find %s', async (_what, list) => {
  const order = orderOf(list, { sort: '', order: 'DESC' });
  const plan = await db().transaction(async (tx) => {
    // So few rows are read as quickly as an index; here it matters that there is one.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return planOf(list, { q: 'f00d' }, order, tx);
  });
  expect(plan).toContain('Bitmap Index Scan');
});

it.each([
  ['leads of a stage', leadList, { stage: 'won' }],
  ['franchises that wait', franchiseList, { status: 'pending' }],
  ['the trash', franchiseList, { trash: true }],
] as const)('finds %s without reading the whole table', async (_what, list, filter) => {
  const plan = await planOf(list, filter, orderOf(list, { sort: '', order: 'DESC' }));
  expect(plan).not.toContain('Seq Scan');
});
