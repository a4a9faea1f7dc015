import { integer, pgTable, text } from '../drizzle-tables.ts';

/** Numbers that pages show, kept in the transaction that changes them: counting rows takes longer the more there are. */
export const counters = pgTable('counters', {
  name: text('name', { enum: ['investors'] }).primaryKey(),
  value: integer('value').notNull(),
});
