import { maxCountedRows, type ListQuery } from '@naya/contract/office/list-query';
import { and, asc, desc, ilike, or, sql, type SQL, lt, inArray } from './drizzle.ts';
import type { PgColumn, PgTable } from './drizzle-tables.ts';
import type { Db } from './client.ts';

/** A sort is offered only with an index whose ties are broken by id, upwards along the index. */
type Sort = { column: PgColumn; along: 'ASC' | 'DESC' };

export type ListOf = {
  table: PgTable;
  id: PgColumn;
  /** Columns of a row of the list, by name. */
  columns: Record<string, PgColumn | SQL | SQL.Aliased>;
  /** The text that the search box looks in, with a trigram index on exactly this; null for no box. */
  search: PgColumn | SQL | null;
  sorts: Record<string, Sort>;
  defaultSort: string;
  /** Each has an index that finds the few rows of a rare value. */
  filters: Record<string, (value: unknown) => SQL | undefined>;
  /** Holds whatever the filters say, unless one of them lifts it. */
  always?: (filter: Record<string, unknown>) => SQL | undefined;
};

/** Up to this many rows are found by the filter and then sorted; more are read along the index of the sort. */
const fewRows = 2_000;
/** Characters in a trigram: shorter texts are found only where a word begins. */
const trigram = 3;

export function listConditions(list: ListOf, filter: Record<string, unknown>): SQL | undefined {
  const { q, id } = filter;
  const chosen = Object.entries(list.filters).map(([name, condition]) =>
    filter[name] === undefined || filter[name] === '' ? undefined : condition(filter[name]),
  );
  const text = typeof q === 'string' ? q.trim() : '';
  return and(
    Array.isArray(id) ? amongIds(list.id, id) : list.always?.(filter),
    text && list.search ? contains(list.search, text) : undefined,
    ...chosen,
  );
}

/** Counts the rows, up to the number beyond which the list only says that there are more. */
export function countQuery(db: Db, list: ListOf, where: SQL | undefined) {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(list.table)
    .where(where)
    .limit(maxCountedRows)
    .as('counted');
  return db.select({ total: sql<number>`count(*)`.mapWith(Number) }).from(counted);
}

export function pageQuery(
  db: Db,
  list: ListOf,
  query: ListQuery,
  where: SQL | undefined,
  total: number,
) {
  // Found first and then sorted: the planner cannot bet on meeting the first of few rows early.
  const few = sql`${list.id} = any(array(
    select ${list.id} from ${list.table} where ${where ?? sql`true`}))`;
  return db
    .select(list.columns as Record<string, PgColumn>)
    .from(list.table)
    .where(total <= fewRows ? few : where)
    .orderBy(...orderOf(list, query))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
}

function orderOf(list: ListOf, query: Pick<ListQuery, 'sort' | 'order'>): SQL[] {
  const known = Object.hasOwn(list.sorts, query.sort);
  const sort = list.sorts[known ? query.sort : list.defaultSort];
  if (!sort) return [asc(list.id)];
  const order = known ? query.order : sort.along;
  return [
    order === 'ASC' ? asc(sort.column) : desc(sort.column),
    order === sort.along ? asc(list.id) : desc(list.id),
  ];
}

/** The text anywhere; two characters only where a word begins, and one says nothing yet. */
function contains(column: PgColumn | SQL, text: string): SQL | undefined {
  const literal = text.replace(/[\\%_]/g, String.raw`\$&`);
  if (text.length >= trigram) return ilike(column, `%${literal}%`);
  if (text.length === 1) return undefined;
  return or(ilike(column, `${literal}%`), ilike(column, `% ${literal}%`));
}

/** An export is read part by part, by falling ids: `before` is the last id of the part before this one. */
export type ExportPart = { before: number | null; limit: number };

export const beforeId = (id: PgColumn, before: number | null): SQL | undefined =>
  before === null ? undefined : lt(id, before);

const largestInteger = 2_147_483_647;

function toInteger(value: unknown): number | null {
  const number = Number(value);
  return Number.isInteger(number) && Math.abs(number) <= largestInteger ? number : null;
}

/** Filters come from a URL: what the column cannot hold is ignored. */
export function byInteger(condition: (value: number) => SQL) {
  return (value: unknown): SQL | undefined => {
    const number = toInteger(value);
    return number === null ? undefined : condition(number);
  };
}

export function byInstant(condition: (value: string) => SQL) {
  return (value: unknown): SQL | undefined => {
    const date = new Date(String(value));
    const text = Number.isNaN(date.getTime()) ? '' : date.toISOString();
    // Years beyond 9999 have a sign, which PostgreSQL does not read.
    return /^\d{4}-/.test(text) ? condition(text) : undefined;
  };
}

/** Drops ids of the wrong type, since no row can match them. */
function amongIds(column: PgColumn, ids: unknown[]): SQL {
  const usable =
    column.dataType === 'number' ? ids.map(toInteger).filter((id) => id !== null) : ids.map(String);
  return inArray(column, usable);
}
