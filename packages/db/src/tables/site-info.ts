import { check, integer, jsonb, pgTable, text } from '../drizzle-tables.ts';
import { draft, instant, now, oneOf } from '../columns.ts';

const siteDocumentKeys = [
  'about',
  'contact-info',
  'business-hours',
  'social-links',
  'settings',
  'brand',
  'setup',
  'privacy-policy',
  'terms',
] as const;
export type SiteDocumentKey = (typeof siteDocumentKeys)[number];

export const siteDocuments = pgTable(
  'site_documents',
  {
    key: text('key', { enum: siteDocumentKeys }).primaryKey(),
    value: jsonb('value').notNull(),
    draft: draft(),
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull().default(now),
  },
  (table) => [check('site_documents_key_known', oneOf(table.key, siteDocumentKeys))],
);

export type SiteDocumentRow = typeof siteDocuments.$inferSelect;
