import { sql } from '../drizzle.ts';
import type { PictureFocus } from '@naya/contract/urls';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  type AnyPgColumn,
} from '../drizzle-tables.ts';
import { trigrams, instant, now } from '../columns.ts';

/** A search of the library looks in this. */
export const pictureWords = (row: Record<'original_name' | 'alt', AnyPgColumn>) =>
  sql`(coalesce(${row.original_name}, '') || ' ' || coalesce(${row.alt}, ''))`;

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
    /** Describes the picture for people who do not see it. */
    alt: text('alt'),
    /** The point that stays in view when it is cut, in percent. */
    focus: jsonb('focus').$type<PictureFocus>(),
    /** Out of the library since then; the file goes a month later. */
    deleted_at: instant('deleted_at'),
    /** False until it is known to be wanted: seen in a record, or put into the library by an editor. */
    kept: boolean('kept').notNull().default(true),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('media_newest').on(table.created_at.desc().nullsFirst(), table.hash),
    index('media_new')
      .on(table.created_at)
      .where(sql`not ${table.kept}`),
    index('media_words').using('gin', trigrams(pictureWords(table))),
    index('media_deleted')
      .on(table.deleted_at)
      .where(sql`${table.deleted_at} is not null`),
  ],
);

export type MediaRow = typeof media.$inferSelect;
export type NewMedia = typeof media.$inferInsert;
