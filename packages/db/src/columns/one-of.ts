import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The condition of a check constraint: the column holds one of the contract's options (or null). */
export function oneOf(column: AnyPgColumn, options: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(options.map((option) => `'${option}'`).join(', '))})`;
}
