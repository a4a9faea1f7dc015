import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, now } from '../columns/instant.ts';

/** Names of the content that was inserted: it is inserted once, and stays deleted when deleted. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  at: instant('at').notNull().default(now),
});
