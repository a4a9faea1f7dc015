import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, now } from '../columns/instant.ts';

/** Stored pictures, named by the hash of their content. */
export const media = pgTable(
  'media',
  {
    hash: text('hash').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    ext: text('ext').notNull(),
    bytes: integer('bytes').notNull(),
    /** Fills most of it: six hexadecimal digits. Null for what can be seen through, and what came before there were colours. */
    colour: text('colour'),
    original_name: text('original_name'),
    /** False until it is known to be wanted: seen in a record, or put into the library by an editor. */
    kept: boolean('kept').notNull().default(true),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('media_newest').on(table.created_at.desc().nullsFirst(), table.hash),
    index('media_new')
      .on(table.created_at)
      .where(sql`not ${table.kept}`),
    index('media_name_parts').using('gin', table.original_name.op('gin_trgm_ops')),
  ],
);

export type MediaRow = typeof media.$inferSelect;
export type NewMedia = typeof media.$inferInsert;
