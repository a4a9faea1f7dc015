import { sql, type SQL } from '../drizzle.ts';
import type { AnyPgColumn } from '../drizzle-tables.ts';

/** The condition of a check constraint: the column holds one of the contract's options (or null). */
export function oneOf(column: AnyPgColumn, options: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(options.map((option) => `'${option}'`).join(', '))})`;
}
