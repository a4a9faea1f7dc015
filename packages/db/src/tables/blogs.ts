import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, now } from './instant.ts';
import { oneOf } from './one-of.ts';

export const blogStatuses = ['draft', 'scheduled', 'published'] as const;

export const blogs = pgTable(
  'blogs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    meta_description: text('meta_description'),
    image: text('image'),
    category: text('category'),
    tags: text('tags').array().notNull().default([]),
    author: text('author'),
    status: text('status', { enum: blogStatuses }).notNull().default('draft'),
    published_at: instant('published_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('blogs_status_known', oneOf(table.status, blogStatuses)),
    index('blogs_newest').on(table.status, table.created_at.desc().nullsFirst(), table.id),
  ],
);

export type BlogRow = typeof blogs.$inferSelect;
export type NewBlog = typeof blogs.$inferInsert;
