import { pgTable, text } from '../drizzle-tables.ts';

/** Keys that this installation made for itself at first need. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
