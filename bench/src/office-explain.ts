import { maxCountedRows } from '@naya/contract/office/list-query';
import type { Database } from '@naya/db/client';
import { officeLists, type ListName } from '@naya/db/office/list-records';
import { countQuery, listConditions, pageQuery, type ListOf } from '@naya/db/lists';

type Statement = { toSQL: () => { sql: string; params: unknown[] } };

/** Prints how PostgreSQL reads each sort of a list, and how it counts. */
export async function explainList({ db, pool }: Database, name: ListName): Promise<void> {
  const list: ListOf = officeLists[name];
  const where = listConditions(list, {});
  const print = async (what: string, statement: Statement) => {
    const { sql, params } = statement.toSQL();
    const { rows } = await pool.query(`explain (analyze) ${sql}`, params);
    const lines = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']);
    console.log(`\n${name}, ${what}\n${lines.join('\n')}`);
  };
  for (const sort of Object.keys(list.sorts)) {
    const query = { page: 1, perPage: 25, sort, order: 'DESC', filter: {} } as const;
    await print(`by ${sort}`, pageQuery(db, list, query, where, maxCountedRows));
  }
  await print('counted', countQuery(db, list, where));
}
