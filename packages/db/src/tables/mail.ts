import { mailKinds } from '@naya/contract/mail/kinds';
import { mailStatuses } from '@naya/contract/mail/office';
import { check, index, integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant, now, oneOf } from '../columns.ts';
import { submissions } from './submissions.ts';

export type MailContent = { subject: string; html: string; text: string };

/** Every mail we owe somebody; it is written when it is sent, from what `details` and its submission say. */
export const mails = pgTable(
  'mails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Part of the Message-ID: the same over retries. */
    key: uuid('key').notNull().defaultRandom(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    to: text('to').notNull(),
    submission_id: integer('submission_id').references(() => submissions.id, {
      onDelete: 'cascade',
    }),
    /** As `mailRegistry` of contract has it for the kind, written by this version or by one before. */
    details: jsonb('details').notNull().default({}),
    /** The mail as it was sent, its secret links and codes blanked; null before, and again after the time of retention. */
    content: jsonb('content').$type<MailContent>(),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    created_at: instant('created_at').notNull().default(now),
    sent_at: instant('sent_at'),
  },
  (table) => [
    check('mails_kind_known', oneOf(table.kind, mailKinds)),
    check('mails_status_known', oneOf(table.status, mailStatuses)),
    index('mails_by_status').on(table.status, table.created_at.desc()),
    index('mails_submission').on(table.submission_id),
  ],
);

export type MailRow = typeof mails.$inferSelect;
