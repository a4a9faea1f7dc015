import { pageStatuses } from '@naya/contract/pages/office-form';
import { check, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { draft, oneOf, versioned } from '../columns.ts';

export const pages = pgTable(
  'pages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    position: integer('position').notNull().default(0),
    status: text('status', { enum: pageStatuses }).notNull().default('published'),
    draft: draft(),
    ...versioned(),
  },
  (table) => [
    check('pages_status_known', oneOf(table.status, pageStatuses)),
    index('pages_by_position').on(table.position, table.id),
    index('pages_by_title').on(table.title, table.id),
    index('pages_title_parts').using('gin', table.title.op('gin_trgm_ops')),
  ],
);

export type NewPage = typeof pages.$inferInsert;
