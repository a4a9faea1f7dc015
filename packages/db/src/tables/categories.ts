import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versioned } from './versioned.ts';

export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
  description: text('description'),
  image: text('image'),
  position: integer('position').notNull().default(0),
  ...versioned(),
});

export type CategoryRow = typeof categories.$inferSelect;
export type NewCategory = typeof categories.$inferInsert;
