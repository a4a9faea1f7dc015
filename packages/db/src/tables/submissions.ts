import { submissionKinds } from '@naya/contract/constants';
import { leadStages, leadMessageKinds } from '@naya/contract/submissions/leads';
import { sql } from '../drizzle.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from '../drizzle-tables.ts';
import { users } from './accounts.ts';
import { franchises } from './franchises.ts';
import { instant, now, oneOf, trigrams, versioned } from '../columns.ts';

type Words = Record<'name' | 'email' | 'phone', AnyPgColumn>;
/** The text that the back office's search for leads looks in. */
export const leadWords = ({ name, email, phone }: Words) =>
  sql`(${name} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`;

/** The sender's consent: the hash of the policy's text, and when. */
export type Consent = { policy: string; at: string };

/** `key` is the sender's idempotency key, `answer` what the sender was told the first time. */
export const submissions = pgTable(
  'submissions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: uuid('key').notNull().unique(),
    kind: text('kind', { enum: submissionKinds }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    franchise_id: integer('franchise_id').references(() => franchises.id, { onDelete: 'set null' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    answer: text('answer').notNull(),
    /** Of the parsed body: the key with another one is refused. Erased with it. */
    body_hash: text('body_hash'),
    origin: text('origin'),
    /** Whose key it was sent with. No reference: a partner who is removed meanwhile costs nobody their enquiry. */
    partner_id: integer('partner_id'),
    incomplete: boolean('incomplete').notNull().default(false),
    /** The phone as +91 and ten digits, when it is an Indian mobile. */
    mobile: text('mobile'),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    spam_score: integer('spam_score').notNull().default(0),
    spam_reasons: text('spam_reasons').array().notNull().default([]),
    consent: jsonb('consent').$type<Consent>(),
    /** When its sender confirmed it by the link that was mailed to them. */
    confirmed_at: instant('confirmed_at'),
    /** Its brand was pausing when it came; and when that was over, and its sender was asked whether to pass it on. */
    paused_at: instant('paused_at'),
    reopened_at: instant('reopened_at'),
    /** When its sender ended it: the brand may not write to them about it any more. */
    withdrawn_at: instant('withdrawn_at'),
    erased_at: instant('erased_at'),
    assignee_id: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** True until the assignee opens a lead that a colleague gave them. */
    unseen: boolean('unseen').notNull().default(false),
    /** Somebody of ours is to do this next, by `due_on`. */
    next_step: text('next_step'),
    due_on: date('due_on', { mode: 'string' }),
    /** The day that its assignee was reminded of. */
    reminded_on: date('reminded_on', { mode: 'string' }),
    /** When somebody of ours first acted on it. */
    first_response_at: instant('first_response_at'),
    created_at: instant('created_at').notNull().default(now),
    ...versioned(),
  },
  (table) => [
    check('submissions_kind_known', oneOf(table.kind, submissionKinds)),
    index('submissions_inbox').on(table.created_at.desc().nullsFirst(), table.id),
    index('submissions_inbox_by_kind').on(
      table.kind,
      table.created_at.desc().nullsFirst(),
      table.id,
    ),
    index('submissions_franchise').on(table.franchise_id),
    index('submissions_email').on(sql`lower(${table.email})`),
    index('submissions_mobile').on(table.mobile),
    index('submissions_by_stage').on(table.stage, table.created_at.desc().nullsFirst(), table.id),
    index('submissions_by_assignee').on(
      table.assignee_id,
      table.created_at.desc().nullsFirst(),
      table.id,
    ),
    index('submissions_unseen')
      .on(table.assignee_id, table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.unseen}`),
    // The open ones by age, for the overview.
    index('submissions_open')
      .on(table.created_at)
      .where(
        sql`${table.stage} in ('new', 'contacted', 'qualified') and ${table.erased_at} is null`,
      ),
    index('submissions_unanswered')
      .on(table.created_at)
      .where(
        sql`${table.stage} = 'new' and ${table.first_response_at} is null and ${table.erased_at} is null`,
      ),
    index('submissions_due').on(table.due_on, table.id),
    // The enquiries of a partner, by month.
    index('submissions_by_partner')
      .on(table.partner_id, table.created_at)
      .where(sql`${table.partner_id} is not null`),
    index('submissions_by_name').on(table.name, table.id),
    index('submissions_found').using('gin', trigrams(leadWords(table))),
    index('submissions_paused')
      .on(table.franchise_id)
      .where(sql`${table.paused_at} is not null and ${table.reopened_at} is null`),
    index('submissions_incomplete')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.incomplete}`),
    check('submissions_stage_known', oneOf(table.stage, leadStages)),
  ],
);

export type SubmissionRow = typeof submissions.$inferSelect;
export type NewSubmission = typeof submissions.$inferInsert;

export const leadNotes = pgTable(
  'lead_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    submission_id: integer('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('lead_notes_of_submission').on(table.submission_id, table.id)],
);

/** Our messages to the sender of a lead, and their answers. */
export const leadMessages = pgTable(
  'lead_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    submission_id: integer('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: leadMessageKinds }).notNull(),
    author: text('author').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('lead_messages_kind_known', oneOf(table.kind, leadMessageKinds)),
    index('lead_messages_of_submission').on(table.submission_id, table.id),
  ],
);

/**
 * Every contact e-mail this site has ever had, in lower case. An enquiry without e-mail arrives with one of them in its
 * place, so none of them tells who sent something.
 */
export const ownEmails = pgTable('own_emails', { email: text('email').primaryKey() });
