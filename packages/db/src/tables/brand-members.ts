import { brandRoles } from '@naya/contract/brands/roles';
import { boolean, check, index, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { instant, now, oneOf } from '../columns.ts';
import { franchises } from './franchises.ts';
import { people, personId } from './people.ts';

const franchiseId = () =>
  integer('franchise_id')
    .notNull()
    .references(() => franchises.id, { onDelete: 'cascade' });
const role = () => text('role', { enum: brandRoles }).notNull();

/** Members act for a franchise; one without any is not claimed. */
export const brandMembers = pgTable(
  'brand_members',
  {
    franchise_id: franchiseId(),
    person_id: personId(),
    role: role(),
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

/** People who are asked to act for a franchise: it opens nothing until they accept. */
export const brandInvitations = pgTable(
  'brand_invitations',
  {
    franchise_id: franchiseId(),
    person_id: personId(),
    role: role(),
    /** As whoever invites typed it: the person's own name is shown once they accept. */
    name: text('name').notNull(),
    /** Null for an operator. */
    invited_by: text('invited_by').references(() => people.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.franchise_id, table.person_id] }),
    check('brand_invitations_role_known', oneOf(table.role, brandRoles)),
    index('brand_invitations_person').on(table.person_id),
    index('brand_invitations_inviter').on(table.invited_by),
  ],
);

/**
 * Memberships that have ended: who had one acts for the franchise again by an invitation alone. They lie apart, so that no query
 * about members lets them in.
 */
export const brandFormerMembers = pgTable(
  'brand_former_members',
  {
    franchise_id: franchiseId(),
    person_id: personId(),
    role: role(),
    joined_at: instant('joined_at').notNull(),
    removed_at: instant('removed_at').notNull().default(now),
    /** The person themselves if they left; null for an operator, and once that person is gone. */
    removed_by: text('removed_by').references(() => people.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.franchise_id, table.person_id] }),
    check('brand_former_members_role_known', oneOf(table.role, brandRoles)),
    index('brand_former_members_person').on(table.person_id),
    index('brand_former_members_remover').on(table.removed_by),
  ],
);
