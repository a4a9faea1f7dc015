import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from '../drizzle-tables.ts';
import { officeRoles } from '@naya/contract/accounts/roles';
import { sql } from '../drizzle.ts';
import {
  oneOf,
  created,
  credentialColumns,
  sessionColumns,
  twoFactorColumns,
  updated,
  verificationColumns,
  trigrams,
} from '../columns.ts';

/** The text that the back office's search for users looks in. */
export const userWords = ({ name, email }: Record<'name' | 'email', AnyPgColumn>) =>
  sql`(${name} || ' ' || ${email})`;

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role', { enum: officeRoles }).notNull().default('agent'),
    active: boolean('active').notNull().default(true),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    check('users_role_known', oneOf(table.role, officeRoles)),
    index('users_by_name').on(table.name, table.id),
    index('users_by_email').on(table.email, table.id),
    index('users_by_role').on(table.role, table.name, table.id),
    index('users_found').using('gin', trigrams(userWords(table))),
  ],
);

const ownerId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable('sessions', { ...sessionColumns(), userId: ownerId() }, (table) => [
  index('sessions_user').on(table.userId),
]);

export const credentials = pgTable(
  'credentials',
  { ...credentialColumns(), userId: ownerId() },
  (table) => [index('credentials_user').on(table.userId)],
);

export const verifications = pgTable('verifications', verificationColumns(), (table) => [
  index('verifications_identifier').on(table.identifier),
]);

export const twoFactors = pgTable(
  'two_factors',
  { ...twoFactorColumns(), userId: ownerId() },
  (table) => [index('two_factors_user').on(table.userId)],
);

/** As the sign-in library names them. */
export const officeTables = {
  user: users,
  session: sessions,
  account: credentials,
  verification: verifications,
  twoFactor: twoFactors,
};

/** Tries of passwords and codes, counted for all instances together. Keys are digests; rows last about a day. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** No further try before this moment. */
    nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sign_in_tries_by_last').on(table.lastAt)],
);
