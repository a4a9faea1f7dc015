import { sql } from '../drizzle.ts';
import { index, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns.ts';

/**
 * Keyed hashes of erased persons: a restored backup holds these persons again, and the list erases them anew.
 * `replayed_at` is null while that is still to be done.
 */
export const erasures = pgTable(
  'erasures',
  {
    digest: text('digest').primaryKey(),
    salt: text('salt').notNull(),
    erased_at: instant('erased_at').notNull().default(now),
    replayed_at: instant('replayed_at').default(now),
  },
  (table) => [
    index('erasures_to_replay')
      .on(table.digest)
      .where(sql`${table.replayed_at} is null`),
  ],
);

export type ErasureRow = typeof erasures.$inferSelect;
