import type { Database } from '@naya/db/client';
import { median, printTable, quantile } from './support/figures.ts';

const runs = 300;
const imported = 5_000;
/** As many as an import stores in one transaction. */
const rowsPerBatch = 100;

async function timeSave({ pool }: Database, table: string, id: number): Promise<number> {
  const start = performance.now();
  await pool.query(`update ${table} set description = description || '.' where id = $1`, [id]);
  return performance.now() - start;
}

/** Saves of a description, beside the same in a copy of the table without triggers, in turns. */
async function timeSaves(database: Database, ids: number[]) {
  const { pool } = database;
  await pool.query('create table plain_franchises (like franchises including all)');
  await pool.query('insert into plain_franchises overriding system value select * from franchises');
  await pool.query('vacuum analyze plain_franchises');
  const [own, plain]: [number[], number[]] = [[], []];
  for (const id of ids) {
    own.push(await timeSave(database, 'franchises', id));
    plain.push(await timeSave(database, 'plain_franchises', id));
  }
  return { own, plain };
}

const copied = (columns: string) => `
  insert into franchises (${columns}, slug)
  select ${columns}, 'imported-' || id || '-' || $1 from franchises order by id limit ${rowsPerBatch}`;

/** Saves one after the other for as long as 5,000 rows are imported. */
async function timeSavesDuringImport(database: Database, ids: number[]) {
  const { pool } = database;
  const { rows } = await pool.query<{ columns: string }>(`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'franchises'::regclass and attnum > 0 and not attisdropped
      and attname not in ('id', 'slug') and attgenerated = ''`);
  const columns = rows[0]?.columns ?? '';
  const ended = new AbortController();
  async function importRows(): Promise<number> {
    const start = performance.now();
    for (let batch = 0; batch < imported / rowsPerBatch; batch += 1)
      await pool.query(copied(columns), [batch]);
    ended.abort();
    return performance.now() - start;
  }
  const importing = importRows();
  const times: number[] = [];
  while (!ended.signal.aborted) {
    const id = ids[times.length % ids.length] ?? 0;
    times.push(await timeSave(database, 'franchises', id));
  }
  return { times, importMs: await importing };
}

/** What the triggers that tell of changes cost. */
export async function measureSaves(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from franchises where status = 'approved' order by id limit ${runs}`,
  );
  const ids = rows.map(({ id }) => id);
  const { own, plain } = await timeSaves(database, ids);
  const during = await timeSavesDuringImport(database, ids);
  const ms = (times: number[]) => [median(times).toFixed(2), quantile(times, 0.95).toFixed(2)];
  printTable(
    ['save of a description', 'p50 ms', 'p95 ms'],
    [
      ['with its triggers', ...ms(own)],
      ['the same table without triggers', ...ms(plain)],
      [`while ${imported.toLocaleString('en-IN')} rows are imported`, ...ms(during.times)],
    ],
  );
  console.log(
    `\n${(median(own) / median(plain)).toFixed(2)} times the save without triggers; the import took ${(during.importMs / 1_000).toFixed(1)} s, ${during.times.length} saves beside it`,
  );
}
