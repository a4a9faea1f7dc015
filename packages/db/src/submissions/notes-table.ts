import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { submissions } from './table.ts';

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
