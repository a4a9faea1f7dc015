import { submissionKinds } from '@naya/contract/constants';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { franchises } from './franchises.ts';
import { instant, now } from './instant.ts';
import { oneOf } from './one-of.ts';

export const leadStages = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStage = (typeof leadStages)[number];

/** What the sender agreed to: the policy's text by its hash, and when. */
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
    origin: text('origin'),
    incomplete: boolean('incomplete').notNull().default(false),
    /** The phone as +91 and ten digits, when it is an Indian mobile. */
    mobile: text('mobile'),
    stage: text('stage', { enum: leadStages }).notNull().default('new'),
    spam_score: integer('spam_score').notNull().default(0),
    spam_reasons: text('spam_reasons').array().notNull().default([]),
    consent: jsonb('consent').$type<Consent>(),
    erased_at: instant('erased_at'),
    created_at: instant('created_at').notNull().default(now),
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
    check('submissions_stage_known', oneOf(table.stage, leadStages)),
  ],
);

export type SubmissionRow = typeof submissions.$inferSelect;
export type NewSubmission = typeof submissions.$inferInsert;
