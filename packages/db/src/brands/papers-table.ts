import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { bytea } from '../columns/bytea.ts';
import { instant, now } from '../columns/instant.ts';
import { franchises } from '../franchises/table.ts';
import { people } from './people-table.ts';

/** A paper that a brand sent for its verification. Never public; in the database, so that no way leads from public pictures to it. */
export const brandPapers = pgTable(
  'brand_papers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** The brand describes the paper so. */
    detail: text('detail').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: bytea('bytes').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('brand_papers_franchise').on(table.franchise_id, table.id),
    index('brand_papers_person').on(table.person_id),
  ],
);
