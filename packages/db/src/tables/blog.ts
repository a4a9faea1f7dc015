import { blogStatuses } from '@naya/contract/blog/office-form';
import { sql } from '../drizzle.ts';
import { check, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { draft, instant, now, oneOf, versioned } from '../columns.ts';

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
    draft: draft(),
    ...versioned(),
  },
  (table) => [
    check('blogs_status_known', oneOf(table.status, blogStatuses)),
    index('blogs_newest').on(table.status, table.created_at.desc().nullsFirst(), table.id),
    index('blogs_office').on(table.updated_at.desc().nullsFirst(), table.id),
    index('blogs_oldest').on(table.created_at.desc().nullsFirst(), table.id),
    index('blogs_by_title').on(table.title, table.id),
    index('blogs_title_parts').using('gin', table.title.op('gin_trgm_ops')),
    index('blogs_scheduled')
      .on(table.published_at)
      .where(sql`${table.status} = 'scheduled'`),
  ],
);

export type NewBlog = typeof blogs.$inferInsert;
