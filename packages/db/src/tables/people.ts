import { boolean, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { userWords } from './accounts.ts';
import {
  trigrams,
  created,
  credentialColumns,
  instant,
  now,
  sessionColumns,
  twoFactorColumns,
  updated,
  verificationColumns,
} from '../columns.ts';

/**
 * People outside of the office who sign in. What they are to us, such as members of a brand, stands in tables of its own. Nothing
 * refers from here to the operators' accounts or back, and each of the two has sessions of its own.
 */
export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    /** True once somebody has signed in with what we mailed there. */
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    blocked: boolean('blocked').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('people_by_email').on(table.email, table.id),
    index('people_found').using('gin', trigrams(userWords(table))),
  ],
);

export const personId = () =>
  text('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

export const personSessions = pgTable(
  'person_sessions',
  {
    ...sessionColumns(),
    userId: personId(),
    /** Whether the code of the second factor was shown in it. */
    secondFactor: boolean('second_factor').notNull().default(false),
  },
  (table) => [index('person_sessions_person').on(table.userId)],
);

/** The library asks for it; nobody has a password here, so it stays empty. */
export const personCredentials = pgTable(
  'person_credentials',
  { ...credentialColumns(), userId: personId() },
  (table) => [index('person_credentials_person').on(table.userId)],
);

export const personTwoFactors = pgTable(
  'person_two_factors',
  { ...twoFactorColumns(), userId: personId() },
  (table) => [index('person_two_factors_person').on(table.userId)],
);

/** Mailed links and codes that nobody has used yet, as hashes. */
export const personVerifications = pgTable(
  'person_verifications',
  verificationColumns(),
  (table) => [index('person_verifications_identifier').on(table.identifier)],
);

/** Accounts that their persons have asked to erase: it happens at `due_at`, unless somebody stops it by then. */
export const accountErasures = pgTable('account_erasures', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  person_id: personId().unique(),
  asked_at: instant('asked_at').notNull().default(now),
  due_at: instant('due_at').notNull(),
});

/** As the sign-in library names them. */
export const peopleTables = {
  user: people,
  session: personSessions,
  account: personCredentials,
  verification: personVerifications,
  twoFactor: personTwoFactors,
};
