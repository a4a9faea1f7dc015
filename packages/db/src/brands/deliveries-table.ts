import { answerKinds, brandStages, investorWords } from '@naya/contract/brands/stages';
import { sql } from '../drizzle.ts';
import { boolean, check, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { oneOf } from '../columns/one-of.ts';
import { franchises } from '../franchises/table.ts';
import { submissions } from '../submissions/table.ts';
import { people } from './people-table.ts';

/** An enquiry in the inbox of its brand. The key is the enquiry's: it goes to one brand, once. */
export const brandDeliveries = pgTable(
  'brand_deliveries',
  {
    submission_id: integer('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    delivered_at: instant('delivered_at').notNull().default(now),
    /** The operator who passed it on by hand. */
    forwarded_by: text('forwarded_by'),
    due_at: instant('due_at').notNull(),
    answered_at: instant('answered_at'),
    answer: text('answer', { enum: answerKinds }),
    stage: text('stage', { enum: brandStages }).notNull().default('new'),
    /** Why it is not a fit, in the brand's words. */
    reason: text('reason'),
    reminded_at: instant('reminded_at'),
    overdue_at: instant('overdue_at'),
    asked_at: instant('asked_at'),
    word: text('word', { enum: investorWords }),
    word_at: instant('word_at'),
  },
  (table) => [
    check('brand_deliveries_stage_known', oneOf(table.stage, brandStages)),
    check('brand_deliveries_answer_known', oneOf(table.answer, answerKinds)),
    check('brand_deliveries_word_known', oneOf(table.word, investorWords)),
    index('brand_deliveries_inbox').on(table.franchise_id, table.delivered_at.desc()),
    index('brand_deliveries_denied')
      .on(table.submission_id)
      .where(sql`${table.word} <> 'yes'`),
    index('brand_deliveries_open')
      .on(table.due_at)
      .where(sql`${table.answered_at} is null`),
    index('brand_deliveries_to_ask')
      .on(table.delivered_at)
      .where(sql`${table.asked_at} is null`),
  ],
);

export const messageKinds = ['reply', 'note'] as const;

/** Messages through us about an enquiry: replies to the investor, and notes that stay with the brand. */
export const brandMessages = pgTable(
  'brand_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    submission_id: integer('submission_id')
      .notNull()
      .references(() => brandDeliveries.submission_id, { onDelete: 'cascade' }),
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** An operator wrote it in the brand's place; the history has the name. */
    on_behalf: boolean('on_behalf').notNull().default(false),
    kind: text('kind', { enum: messageKinds }).notNull(),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('brand_messages_kind_known', oneOf(table.kind, messageKinds)),
    index('brand_messages_enquiry').on(table.submission_id, table.id),
    index('brand_messages_person').on(table.person_id),
  ],
);
