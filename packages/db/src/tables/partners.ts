import { boolean, index, integer, pgTable, text, unique, uuid } from '../drizzle-tables.ts';
import { instant, now, versioned } from '../columns.ts';

/** Others who show our franchises. Of keys and of the link only hashes are stored, and the last characters of keys to tell them by. */
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
    test_key_hash: text('test_key_hash').unique(),
    test_key_end: text('test_key_end'),
    link_hash: text('link_hash').unique(),
    link_expires_at: instant('link_expires_at'),
    created_at: instant('created_at').notNull().default(now),
    ...versioned(),
  },
  (table) => [index('partners_by_contact').on(table.contact_email)],
);

/** Idempotency keys of forms that were sent with a test key; of the form itself nothing but a keyed digest. */
export const testSubmissions = pgTable(
  'test_submissions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: uuid('key').notNull().unique(),
    body_digest: text('body_digest').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('test_submissions_by_age').on(table.created_at)],
);

/** Calls with the test key of a partner; of what was sent only the names of fields that were refused. */
export const testCalls = pgTable(
  'test_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    call: text('call').notNull(),
    status: integer('status').notNull(),
    code: text('code'),
    fields: text('fields').array().notNull().default([]),
    request_id: text('request_id'),
    is_replay: boolean('is_replay').notNull().default(false),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [index('test_calls_by_partner').on(table.partner_id, table.id)],
);

/** Sites that partners ask for by their link; one that is listed moves to `sites` of the partner. */
export const partnerSiteRequests = pgTable(
  'partner_site_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    partner_id: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    site: text('site').notNull(),
    declined_at: instant('declined_at'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [unique('partner_site_requests_once').on(table.partner_id, table.site)],
);
