import { jsonb, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns.ts';
import type { RecordRow } from '../office/records.ts';
import type { LeadNotesAndMessages } from './leads.ts';
import type { SiteDocumentRow } from '../tables/site-info.ts';

/** The sample content that the first start stores. */
export const demoSeed = 'demo';

/** The kinds of records that are removed with the demo; categories and pages stay. */
export const seededNames = ['franchises', 'blogs', 'events', 'team', 'leads'] as const;
export type SeededName = (typeof seededNames)[number];
export type SeededRow = RecordRow<SeededName>;

/** Ids of the records that a seed inserted. */
export type SeededIds = Partial<Record<SeededName, number[]>>;

/** Removed content, kept for a day: whole rows, and the ids of franchises, which lie in the trash. */
export type RemovedSeed = {
  franchises: number[];
  rows: Partial<Record<SeededName, SeededRow[]>>;
  documents: SiteDocumentRow[];
  talk?: LeadNotesAndMessages;
};

/** Names of the content that was inserted: it is inserted once, and stays deleted when deleted. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  at: instant('at').notNull().default(now),
  /** Null in a database that a version before this column seeded. */
  records: jsonb('records').$type<SeededIds>(),
  removed: jsonb('removed').$type<RemovedSeed>(),
  removed_at: instant('removed_at'),
});

export type SeedRow = typeof seeds.$inferSelect;
