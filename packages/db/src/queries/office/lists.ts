import type { ListQuery } from '@naya/contract/office/list-query';
import { and, asc, desc, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../client.ts';
import { amongIds } from './filter-values.ts';

/** A sort is offered only with an index whose ties are broken by id, upwards along the index. */
export type Sort = { column: PgColumn; along: 'ASC' | 'DESC' };

export type ListOf = {
  table: PgTable;
  id: PgColumn;
  /** What stands in a row of the list, by name. */
  columns: Record<string, PgColumn | SQL | SQL.Aliased>;
  search: PgColumn[];
  sorts: Record<string, Sort>;
  defaultSort: string;
  filters: Record<string, (value: unknown) => SQL | undefined>;
  /** Holds whatever the filters say, unless one of them lifts it. */
  always?: (filter: Record<string, unknown>) => SQL | undefined;
};
export type Listed = { data: Record<string, unknown>[]; total: number };

export function listConditions(list: ListOf, filter: Record<string, unknown>): SQL | undefined {
  const { q, id } = filter;
  const chosen = Object.entries(list.filters).map(([name, condition]) =>
    filter[name] === undefined || filter[name] === '' ? undefined : condition(filter[name]),
  );
  return and(
    Array.isArray(id) ? amongIds(list.id, id) : list.always?.(filter),
    typeof q === 'string' && q.trim() ? contains(list.search, q.trim()) : undefined,
    ...chosen,
  );
}

export async function listRecords(db: Db, list: ListOf, query: ListQuery): Promise<Listed> {
  const where = listConditions(list, query.filter);
  const [data, total] = await Promise.all([
    db
      .select(list.columns as Record<string, PgColumn>)
      .from(list.table)
      .where(where)
      .orderBy(...orderOf(list, query))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    db.$count(list.table, where),
  ]);
  return { data, total };
}

export function orderOf(list: ListOf, query: Pick<ListQuery, 'sort' | 'order'>): SQL[] {
  const known = Object.hasOwn(list.sorts, query.sort);
  const sort = list.sorts[known ? query.sort : list.defaultSort];
  if (!sort) return [asc(list.id)];
  const order = known ? query.order : sort.along;
  return [
    order === 'ASC' ? asc(sort.column) : desc(sort.column),
    order === sort.along ? asc(list.id) : desc(list.id),
  ];
}

function contains(columns: PgColumn[], text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
