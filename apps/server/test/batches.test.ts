import { watchEnquiries } from '@naya/core/brands/clock';
import { checkFreshness } from '@naya/core/franchises/freshness';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi();
/** More than a transaction takes, which is 500. */
const many = 510;

const count = async (rows: ReturnType<typeof sql>) => {
  const { rows: counted } = await api.core.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${rows}`,
  );
  return counted[0]?.n;
};

/** While `work` runs, the row with the highest number cannot be changed. */
async function failAtLast(table: string, id: string, work: () => Promise<unknown>) {
  const { db } = api.core;
  await db.execute(
    sql.raw(`
    create or replace function fail_at_last() returns trigger language plpgsql as $$
    begin
      if new.${id} = (select max(${id}) from ${table}) then raise exception 'the last one'; end if;
      return new;
    end $$`),
  );
  await db.execute(
    sql.raw(`create trigger fail_at_last before update on ${table}
      for each row execute function fail_at_last()`),
  );
  await expect(work()).rejects.toThrow();
  await db.execute(sql.raw(`drop trigger fail_at_last on ${table}`));
}

it('what retention has erased stays erased when a later form cannot be, and the next night erases the rest', async () => {
  await api.core.db.execute(sql`
    insert into submissions (key, kind, name, email, payload, answer, created_at)
    select gen_random_uuid(), 'contact', 'Asha', '', '{}', '', '2020-01-01' from generate_series(1, ${many}::int)`);
  const erased = () => count(sql`submissions where erased_at is not null`);
  await failAtLast('submissions', 'id', () => applyRetention(api.core, new Date()));
  expect(await erased()).toBe(500);
  expect(await applyRetention(api.core, new Date())).toBe(many - 500);
  expect(await erased()).toBe(many);
});

it('who was reminded is not reminded again when a later reminder fails', async () => {
  const [brand] = await insertFranchisesForTest(api.core.db, [{}]);
  await api.core.db.execute(sql`
    with sent as (
      insert into submissions (key, kind, name, email, payload, answer, franchise_id, confirmed_at)
      select gen_random_uuid(), 'enquiry', 'Asha', '', '{}', '', ${brand}, now() from generate_series(1, ${many}::int)
      returning id)
    insert into brand_deliveries (submission_id, franchise_id, due_at)
    select id, ${brand}, now() - interval '1 hour' from sent`);
  const mailed = () => count(sql`mails where kind = 'brand-overdue'`);
  await failAtLast('brand_deliveries', 'submission_id', () => watchEnquiries(api.core));
  expect(await mailed()).toBe(500);
  await watchEnquiries(api.core);
  expect(await mailed()).toBe(many);
});

it('listings are marked and looked at in parts: what is marked stays so, and the last one is asked about too', async () => {
  const confirmed_at = '2020-01-01T00:00:00Z';
  const askedAbout = { confirmed_at, reminders_sent: 2, reminded_at: new Date().toISOString() };
  const rows = Array.from({ length: many - 1 }, () => askedAbout);
  await insertFranchisesForTest(api.core.db, [...rows, { confirmed_at }]);
  const marked = () => count(sql`franchises where is_outdated`);
  await failAtLast('franchises', 'id', () => checkFreshness(api.core, new Date()));
  expect(await marked()).toBe(500);
  expect(await checkFreshness(api.core, new Date())).toEqual({
    marked: many - 500,
    reminded: 1,
    unpublished: 0,
  });
});
