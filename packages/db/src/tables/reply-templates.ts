import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { versioned } from '../columns.ts';

/** Texts that a reply to a lead starts with. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    ...versioned(),
  },
  (table) => [index('reply_templates_by_name').on(table.name, table.id)],
);
