import { brandRoles } from '@naya/contract/brands/roles';
import { boolean, check, index, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { oneOf } from '../columns/one-of.ts';
import { franchises } from '../franchises/table.ts';
import { people } from './people-table.ts';

/** Members act for a franchise; one without any is not claimed. */
export const brandMembers = pgTable(
  'brand_members',
  {
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    person_id: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text('role', { enum: brandRoles }).notNull(),
    /** Whether enquiries go to this person by mail too. */
    gets_mail: boolean('gets_mail').notNull().default(true),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.franchise_id, table.person_id] }),
    check('brand_members_role_known', oneOf(table.role, brandRoles)),
    index('brand_members_person').on(table.person_id),
  ],
);
