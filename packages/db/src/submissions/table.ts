import { submissionKinds } from '@naya/contract/constants';
import { leadStages } from '@naya/contract/submissions/leads';
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
import { users } from '../accounts/table.ts';
import { franchises } from '../franchises/table.ts';
import { instant, now } from '../columns/instant.ts';
import { oneOf } from '../columns/one-of.ts';
import { trigrams } from '../franchises/trigrams.ts';
import { versioned } from '../columns/versioned.ts';

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
    payload: jsonb('payload').notNull(),
    answer: text('answer').notNull(),
    /** Of the parsed body: the key with another one is refused. Erased with it. */
    body_hash: text('body_hash'),
    origin: text('origin'),
    incomplete: boolean('incomplete').notNull().default(false),
    /** The phone as +91 and ten digits, when it is an Indian mobile. */
    mobile: text('mobile'),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    spam_score: integer('spam_score').notNull().default(0),
    spam_reasons: text('spam_reasons').array().notNull().default([]),
    consent: jsonb('consent').$type<Consent>(),
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
    index('submissions_by_origin')
      .on(table.origin, table.created_at)
      .where(sql`${table.origin} is not null`),
    index('submissions_by_name').on(table.name, table.id),
    index('submissions_found').using('gin', trigrams(leadWords(table))),
    index('submissions_incomplete')
      .on(table.created_at.desc().nullsFirst(), table.id)
      .where(sql`${table.incomplete}`),
    check('submissions_stage_known', oneOf(table.stage, leadStages)),
  ],
);

export type SubmissionRow = typeof submissions.$inferSelect;
export type NewSubmission = typeof submissions.$inferInsert;
