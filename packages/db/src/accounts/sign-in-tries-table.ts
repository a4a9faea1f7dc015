import { index, integer, pgTable, text, timestamp } from '../drizzle-tables.ts';

/** Tries of passwords and codes, counted for all instances together. Keys are digests; rows last about a day. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** No further try before this moment. */
    nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sign_in_tries_by_last').on(table.lastAt)],
);
