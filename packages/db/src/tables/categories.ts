import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { versioned } from '../columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull().unique(),
    description: text('description'),
    image: text('image'),
    position: integer('position').notNull().default(0),
    ...versioned(),
  },
  (table) => [
    index('categories_by_position').on(table.position, table.id),
    index('categories_by_name').on(table.name, table.id),
    index('categories_name_parts').using('gin', table.name.op('gin_trgm_ops')),
  ],
);

export type NewCategory = typeof categories.$inferInsert;
