import { sql, type SQL } from '../drizzle.ts';
import type { AnyPgColumn } from '../drizzle-tables.ts';

/** For a GIN index that finds any part of a text. */
export const trigrams = (text: AnyPgColumn | SQL): SQL => sql`${text} gin_trgm_ops`;
