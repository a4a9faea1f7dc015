import { bigint, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { percent, versioned } from '../columns.ts';

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull().unique(),
    description: text('description'),
    image: text('image'),
    position: integer('position').notNull().default(0),
    /** What is usual in its trade, for the calculator; nothing where nobody knows it. */
    trade_share_percentage: percent('trade_share_percentage'),
    trade_average_bill: bigint('trade_average_bill', { mode: 'number' }),
    trade_bills_a_day: integer('trade_bills_a_day'),
    trade_opening_days: integer('trade_opening_days'),
    trade_rent_per_sq_ft: integer('trade_rent_per_sq_ft'),
    trade_staff_percentage: percent('trade_staff_percentage'),
    trade_other_percentage: percent('trade_other_percentage'),
    trade_source: text('trade_source'),
    ...versioned(),
  },
  (table) => [
    index('categories_by_position').on(table.position, table.id),
    index('categories_by_name').on(table.name, table.id),
    index('categories_name_parts').using('gin', table.name.op('gin_trgm_ops')),
  ],
);

export type NewCategory = typeof categories.$inferInsert;
