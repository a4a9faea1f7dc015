import { inArray, type SQL } from '../drizzle.ts';
import type { PgColumn } from '../drizzle-tables.ts';

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
export function amongIds(column: PgColumn, ids: unknown[]): SQL {
  const usable =
    column.dataType === 'number' ? ids.map(toInteger).filter((id) => id !== null) : ids.map(String);
  return inArray(column, usable);
}
