import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versioned } from './versioned.ts';

export const pages = pgTable('pages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  content: text('content').notNull().default(''),
  position: integer('position').notNull().default(0),
  ...versioned(),
});

export type PageRow = typeof pages.$inferSelect;
export type NewPage = typeof pages.$inferInsert;
