import { checkKindNames } from '@naya/contract/franchises/checks';
import { check, date, index, integer, pgTable, text } from '../drizzle-tables.ts';
import { bytea, instant, now, oneOf } from '../columns.ts';
import { franchises } from './franchises.ts';

/** Operators' checks of a brand. The public sees kind, day and detail. */
export const franchiseChecks = pgTable(
  'franchise_checks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: checkKindNames as [string, ...string[]] })
      .$type<(typeof checkKindNames)[number]>()
      .notNull(),
    checked_on: date('checked_on', { mode: 'string' }).notNull(),
    detail: text('detail'),
    /** What visitors read of it, and the pictures that they see. */
    words: text('words'),
    images: text('images').array().notNull().default([]),
    /** The registration numbers that were looked at: a check of other numbers says nothing. */
    numbers: text('numbers'),
    note: text('note'),
    /** The operator's e-mail, as in the history. */
    actor: text('actor').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('franchise_checks_kind_known', oneOf(table.kind, checkKindNames)),
    index('franchise_checks_of_franchise').on(table.franchise_id, table.checked_on),
  ],
);

/** The paper behind a check, never public. In the database, so that no way leads from public pictures to it. */
export const checkFiles = pgTable('check_files', {
  check_id: integer('check_id')
    .primaryKey()
    .references(() => franchiseChecks.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  type: text('type').notNull(),
  bytes: bytea('bytes').notNull(),
});

export type NewCheck = typeof franchiseChecks.$inferInsert;
export type CheckFile = Omit<typeof checkFiles.$inferSelect, 'check_id'>;
