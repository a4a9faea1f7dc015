import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** For a GIN index that finds any part of a text. */
export const trigrams = (text: AnyPgColumn | SQL): SQL => sql`${text} gin_trgm_ops`;
