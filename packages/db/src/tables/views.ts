import { viewSourceKinds } from '@naya/contract/views/view';
import { check, date, integer, pgTable, primaryKey, text } from '../drizzle-tables.ts';
import { oneOf } from '../columns.ts';
import { franchises } from './franchises.ts';

const franchiseId = () =>
  integer('franchise_id')
    .notNull()
    .references(() => franchises.id, { onDelete: 'cascade' });
const day = () => date('day', { mode: 'string' }).notNull();

/** How many visitors opened the page of a franchise on a day in India, and how many put it on their shortlist. */
export const franchiseViews = pgTable(
  'franchise_views',
  {
    franchise_id: franchiseId(),
    day: day(),
    views: integer('views').notNull(),
    saves: integer('saves').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.franchise_id, table.day] })],
);

/** How many of them came from a search with that city or those words. */
export const viewSources = pgTable(
  'view_sources',
  {
    franchise_id: franchiseId(),
    day: day(),
    kind: text('kind', { enum: viewSourceKinds }).notNull(),
    value: text('value').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.franchise_id, table.day, table.kind, table.value] }),
    check('view_sources_kind_known', oneOf(table.kind, viewSourceKinds)),
  ],
);

/** Hashes of the visitors counted today; they and their salt are deleted each night and are in no backup. */
export const viewVisitors = pgTable(
  'view_visitors',
  { day: day(), franchise_id: franchiseId(), visitor: text('visitor').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.franchise_id, table.visitor] })],
);

export const viewSalts = pgTable('view_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});
