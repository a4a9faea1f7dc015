import { talkKinds } from '@naya/contract/brands/stages';
import { sql } from '../drizzle.ts';
import { check, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { oneOf } from '../columns/one-of.ts';
import { franchises } from '../franchises/table.ts';
import { people } from './people-table.ts';

/** Messages between operators and a brand about its listing, and operators' notes. */
export const listingTalk = pgTable(
  'listing_talk',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: talkKinds }).notNull(),
    /** The operator's e-mail, as in the history; null for an answer. */
    operator: text('operator'),
    /** Author of the answer; null for a listing's sender, who has no account. */
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** In lower case: whoever was asked by a mailed link, and answered by it. Null for what stands on the brand's page. */
    email: text('email'),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().default(now),
    /** When an operator first had an answer on the screen. */
    seen_at: instant('seen_at'),
  },
  (table) => [
    check('listing_talk_kind_known', oneOf(table.kind, talkKinds)),
    index('listing_talk_franchise').on(table.franchise_id, table.id),
    index('listing_talk_person').on(table.person_id),
    index('listing_talk_email')
      .on(table.email)
      .where(sql`${table.email} is not null`),
    index('listing_talk_unseen')
      .on(table.franchise_id)
      .where(sql`${table.kind} = 'answer' and ${table.seen_at} is null`),
  ],
);
