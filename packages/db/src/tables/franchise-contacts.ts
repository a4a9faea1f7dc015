import { sql } from '../drizzle.ts';
import { index, integer, pgTable, text } from '../drizzle-tables.ts';
import { franchises } from './franchises.ts';
import { instant, now } from '../columns.ts';
import { submissions } from './submissions.ts';

/** Our contact for a franchise. Never public; it stands in no history, so that erasing a row erases the person. */
export const franchiseContacts = pgTable(
  'franchise_contacts',
  {
    franchise_id: integer('franchise_id')
      .primaryKey()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    /** The form by which this contact came in; null when the office has handed the franchise over. */
    submission_id: integer('submission_id').references(() => submissions.id, {
      onDelete: 'set null',
    }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    designation: text('designation'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('franchise_contacts_submission').on(table.submission_id),
    index('franchise_contacts_email').on(sql`lower(${table.email})`),
  ],
);

export type FranchiseContactRow = typeof franchiseContacts.$inferSelect;
