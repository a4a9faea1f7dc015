import { maxCountedRows, type ListQuery } from '@naya/contract/office/list-query';
import type { Database } from '@naya/db/client';
import { sql } from '@naya/db/drizzle';
import * as overview from '@naya/db/office/overview';
import { listRecords, type ListName } from '@naya/db/office/list-records';
import { eraseSubmissionsBefore } from '@naya/db/submissions/erase';
import { insertCrowd } from '@naya/db/testing/crowd';
import { startBenchServer } from './bench-server.ts';
import { median, printTable } from './support/figures.ts';

const crowd = 1_000;
const sizes = [10_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000];
/** No size is begun that would take longer than this in all. */
const maxFillMs = 360_000;
const rowsAtOnce = 100_000;
const perPage = 25;
const runs = 5;
/** As many as retention erases in one transaction. */
const erasedAtOnce = 500;

type Task = [name: string, work: (database: Database) => Promise<unknown>];

const list = (name: ListName, query: Partial<ListQuery>): Task[1] => {
  const whole = { page: 1, perPage, sort: '', order: 'DESC', filter: {}, ...query } as const;
  return ({ db }) => listRecords(db, name, whole);
};

class TakenBack extends Error {}

const tasks: Task[] = [
  ['leads, newest first', list('leads', {})],
  ['leads, farthest page', list('leads', { page: maxCountedRows / perPage })],
  ['leads, a search that finds one', list('leads', { filter: { q: '1f00d' } })],
  ['leads, a search that finds many', list('leads', { filter: { q: 'a0' } })],
  ['leads, a search that finds none', list('leads', { filter: { q: 'kqx' } })],
  ['mails, newest first', list('mails', {})],
  ['history, newest first', list('history', {})],
  ['overview, leads by week', ({ db }) => overview.countLeadsByWeek(db)],
  ['overview, answers', ({ db }) => overview.measureAnswers(db)],
  ['overview, top franchises', ({ db }) => overview.listTopFranchises(db)],
  ['a submission, its mail and its line', (database) => insertRows(database, 1, 1)],
  [
    `retention, ${erasedAtOnce} at once`,
    ({ db }) =>
      db
        .transaction(async (tx) => {
          await eraseSubmissionsBefore(tx, 'enquiry', new Date().toISOString(), erasedAtOnce);
          throw new TakenBack();
        })
        .catch((error: unknown) => {
          if (!(error instanceof TakenBack)) throw error;
        }),
  ],
];

/** What becomes slow first while leads, mails and history grow and all else stays. */
export async function measureGrowth(): Promise<void> {
  await using server = await startBenchServer();
  const database = await server.createDatabase();
  await insertCrowd(database.db, crowd);
  let fillMs = 0;
  const columns: { size: number; cells: Record<string, string> }[] = [];
  let stored = crowd;
  for (const size of sizes) {
    // The next rows take as long as those before, or longer.
    const msPerRow = fillMs / (stored - crowd || 1);
    if (msPerRow * (size - crowd) > maxFillMs) break;
    const started = performance.now();
    while (stored < size) {
      const count = Math.min(rowsAtOnce, size - stored);
      await insertRows(database, stored + 1, count);
      stored += count;
    }
    fillMs += performance.now() - started;
    await database.pool.query('vacuum analyze submissions, brand_deliveries, mails, audit_lines');
    const cells: Record<string, string> = {};
    for (const [name, work] of tasks) cells[`${name}, ms`] = await time(database, work);
    Object.assign(cells, await readSizes(database));
    columns.push({ size, cells });
    const seconds = Math.round(fillMs / 1_000);
    console.log(`${size.toLocaleString('en-IN')} rows each, filled in ${seconds} s`);
  }
  printTable(
    ['', ...columns.map(({ size }) => size.toLocaleString('en-IN'))],
    Object.keys(columns[0]?.cells ?? {}).map((name) => [
      name,
      ...columns.map(({ cells }) => cells[name] ?? ''),
    ]),
  );
}

/** Spread over the past, a minute apart, as the crowd's. */
async function insertRows({ db }: Database, from: number, count: number): Promise<void> {
  const n = sql`generate_series(${from}::int, ${from + count - 1}::int) as n`;
  const word = sql`substr(md5(n::text), 1, 6) || n`;
  const at = sql`now() - n * interval '1 minute'`;
  await db.execute(sql`
    insert into submissions (key, kind, name, email, phone, payload, answer, stage, due_on, created_at,
      franchise_id, first_response_at)
    select gen_random_uuid(), case when n % 100 = 0 then 'contact' else 'enquiry' end, 'Name ' || ${word},
      ${word} || '@example.in', '00000' || n, jsonb_build_object('message', repeat(md5(n::text), 8)), '',
      case when n % 3 = 0 then 'won' else 'lost' end, current_date + n % 90, ${at},
      (select min(id) from franchises) + n % 100, now() from ${n}`);
  await db.execute(sql`
    insert into brand_deliveries (submission_id, franchise_id, due_at)
    select id, franchise_id, created_at + interval '2 days' from submissions
    where id > (select coalesce(max(submission_id), 0) from brand_deliveries) and kind = 'enquiry'`);
  await db.execute(sql`
    insert into mails (kind, "to", status, created_at)
    select 'acknowledgement', ${word} || '@example.in', 'sent', ${at} from ${n}`);
  await db.execute(sql`
    insert into audit_lines (at, actor, action, entity, entity_id, changes)
    select ${at}, 'visitor', 'received', 'submission', n, jsonb_build_object('after', repeat(md5(n::text), 8)) from ${n}`);
}

async function time(database: Database, work: Task[1]): Promise<string> {
  const times: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    const start = performance.now();
    await work(database);
    if (run >= 0) times.push(performance.now() - start);
  }
  return median(times).toFixed(1);
}

async function readSizes({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; whole: number; indexes: number }>(`
    select relname as name, pg_total_relation_size(oid)::float8 as whole, pg_indexes_size(oid)::float8 as indexes
    from pg_class where relname = any(array['submissions', 'brand_deliveries', 'mails', 'audit_lines']) and relkind = 'r' order by relname`);
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2).toLocaleString('en-IN');
  return Object.fromEntries(
    rows.map(({ name, whole, indexes }) => [
      `${name}, MB (of these indexes)`,
      `${megabytes(whole)} (${megabytes(indexes)})`,
    ]),
  );
}
