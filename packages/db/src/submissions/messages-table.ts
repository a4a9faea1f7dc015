import { leadMessageKinds } from '@naya/contract/submissions/leads';
import { check, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { oneOf } from '../columns/one-of.ts';
import { submissions } from './table.ts';

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
