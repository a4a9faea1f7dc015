import {
  answerKinds,
  brandStages,
  feedbackOptions,
  rulings,
  changeStates,
  reviewMessageKinds,
} from '@naya/contract/brands/stages';
import type { ListingValues } from '@naya/contract/brands/listing-fields';
import { sql } from '../drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  jsonb,
  uniqueIndex,
} from '../drizzle-tables.ts';
import { instant, now, oneOf, bytea } from '../columns.ts';
import { franchises } from './franchises.ts';
import { submissions } from './submissions.ts';
import { people } from './people.ts';

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
    /** The first reply through us; `answered_at` may be that of a mark before. */
    replied_at: instant('replied_at'),
    stage: text('stage', { enum: brandStages }).notNull().default('new'),
    /** Why it is not a fit, in the brand's words. */
    reason: text('reason'),
    reminded_at: instant('reminded_at'),
    overdue_at: instant('overdue_at'),
    asked_at: instant('asked_at'),
    word: text('word', { enum: feedbackOptions }),
    word_at: instant('word_at'),
    /** An operator's, where `word` denies the answer. */
    ruling: text('ruling', { enum: rulings }),
    /** When its mail to the brand was held back, and when one mail told of all that were. */
    mail_held_at: instant('mail_held_at'),
    mail_bundled_at: instant('mail_bundled_at'),
    /** When a mail of the conversation first came back from the investor's mailbox, and from one of the brand's. */
    investor_bounced_at: instant('investor_bounced_at'),
    brand_bounced_at: instant('brand_bounced_at'),
  },
  (table) => [
    check('brand_deliveries_stage_known', oneOf(table.stage, brandStages)),
    check('brand_deliveries_answer_known', oneOf(table.answer, answerKinds)),
    check('brand_deliveries_word_known', oneOf(table.word, feedbackOptions)),
    check('brand_deliveries_ruling_known', oneOf(table.ruling, rulings)),
    index('brand_deliveries_inbox').on(table.franchise_id, table.delivered_at.desc()),
    index('brand_deliveries_denied')
      .on(table.submission_id)
      .where(sql`${table.word} <> 'yes'`),
    index('brand_deliveries_held')
      .on(table.franchise_id)
      .where(sql`${table.mail_held_at} is not null and ${table.mail_bundled_at} is null`),
    index('brand_deliveries_open')
      .on(table.due_at)
      .where(sql`${table.answered_at} is null`),
    index('brand_deliveries_to_ask')
      .on(table.delivered_at)
      .where(sql`${table.asked_at} is null`),
  ],
);

export const messageKinds = ['reply', 'answer', 'note', 'statement'] as const;

/** Messages through us about an enquiry: replies to the investor and the investor's answers, notes that stay with the brand, and to us, once, what it says of an answer that the investor denies. */
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
    /** Of the mail by which it came. A mail server that delivers it again is told that it is here. */
    message_id: text('message_id'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('brand_messages_kind_known', oneOf(table.kind, messageKinds)),
    index('brand_messages_enquiry').on(table.submission_id, table.id),
    uniqueIndex('brand_messages_mail')
      .on(table.submission_id, table.message_id)
      .where(sql`${table.message_id} is not null`),
    index('brand_messages_person').on(table.person_id),
  ],
);

/** A brand's changes of its listing: small things are live at once, claims wait for a decision. */
export const brandChanges = pgTable(
  'brand_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    state: text('state', { enum: changeStates }).notNull(),
    before: jsonb('before').$type<Partial<ListingValues>>().notNull(),
    after: jsonb('after').$type<Partial<ListingValues>>().notNull(),
    /** Operators tell the brand this. */
    reason: text('reason'),
    created_at: instant('created_at').notNull().default(now),
    decided_at: instant('decided_at'),
    decided_by: text('decided_by'),
  },
  (table) => [
    check('brand_changes_state_known', oneOf(table.state, changeStates)),
    index('brand_changes_franchise').on(table.franchise_id, table.id),
    index('brand_changes_newest').on(table.created_at.desc().nullsFirst(), table.id),
    uniqueIndex('brand_changes_waiting')
      .on(table.franchise_id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** A paper that a brand sent for its verification. Never public; in the database, so that no way leads from public pictures to it. */
export const brandDocuments = pgTable(
  'brand_papers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** The brand describes the paper so. */
    detail: text('detail').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bytea('bytes').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('brand_papers_franchise').on(table.franchise_id, table.id),
    index('brand_papers_person').on(table.person_id),
  ],
);

/** Messages between operators and a brand about its listing, and operators' notes. */
export const reviewMessages = pgTable(
  'listing_talk',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reviewMessageKinds }).notNull(),
    /** The operator's e-mail, as in the history; null for an answer. */
    operator: text('operator'),
    /** Author of the answer; null for a listing's sender, who has no account. */
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** In lower case: whoever was asked by a mailed link, and answered by it. Null for what stands on the brand's page. */
    email: text('email'),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().default(now),
    /** When a question was answered, or a decision or another contact made it void. */
    ended_at: instant('ended_at'),
    /** When an operator first had an answer on the screen. */
    seen_at: instant('seen_at'),
  },
  (table) => [
    check('listing_talk_kind_known', oneOf(table.kind, reviewMessageKinds)),
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
