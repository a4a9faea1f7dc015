import { sql, type SQL } from './drizzle.ts';
import {
  customType,
  type AnyPgColumn,
  integer,
  jsonb,
  numeric,
  boolean,
  text,
  timestamp,
} from './drizzle-tables.ts';

/** `timestamptz` that travels as ISO text, the shape the contract shows. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const now = sql`now()`;

/** The condition of a check constraint: the column holds one of the contract's options (or null). */
export function oneOf(column: AnyPgColumn, options: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(options.map((option) => `'${option}'`).join(', '))})`;
}

export const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** The second of two people who save the same record is told; see the back office's saves. */
export const versioned = () => ({
  updated_at: instant('updated_at').notNull().default(now),
  version: integer('version').notNull().default(1),
});

/** A text as somebody wants to publish it; visitors do not see it. */
export type TextDraft = { values: Record<string, unknown>; by: string; at: string };

/** Null while what is published is all there is. */
export const draft = () => jsonb('draft').$type<TextDraft>();

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** For a GIN index that finds any part of a text. */
export const trigrams = (text: AnyPgColumn | SQL): SQL => sql`${text} gin_trgm_ops`;

/** Keys and types of these columns are the sign-in library's; it reads and writes them itself. */
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const created = () => moment('created_at').notNull().defaultNow();
export const updated = () => moment('updated_at').notNull().defaultNow();

export const sessionColumns = () => ({
  id: text('id').primaryKey(),
  token: text('token').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: created(),
  updatedAt: updated(),
});

export const credentialColumns = () => ({
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: created(),
  updatedAt: updated(),
});

export const twoFactorColumns = () => ({
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});

export const verificationColumns = () => ({
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: created(),
  updatedAt: updated(),
});
