import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { versioned } from '../columns/versioned.ts';

/** Others who show our franchises. Of the key only a hash is stored, and its last characters to tell it by. */
export const partners = pgTable(
  'partners',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    sites: text('sites').array().notNull().default([]),
    contact_name: text('contact_name'),
    contact_email: text('contact_email'),
    key_hash: text('key_hash').unique(),
    key_end: text('key_end'),
    key_made_at: instant('key_made_at'),
    created_at: instant('created_at').notNull().default(now),
    ...versioned(),
  },
  (table) => [index('partners_by_contact').on(table.contact_email)],
);
