import { changeStates } from '@naya/contract/brands/stages';
import { sql } from '../drizzle.ts';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from '../drizzle-tables.ts';
import { instant, now } from '../columns/instant.ts';
import { oneOf } from '../columns/one-of.ts';
import { franchises } from '../franchises/table.ts';
import { people } from './people-table.ts';

/** A brand's changes of its listing: small things are live at once, claims wait for a decision. */
export const brandChanges = pgTable(
  'brand_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    person_id: text('person_id').references(() => people.id, { onDelete: 'set null' }),
    state: text('state', { enum: changeStates }).notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    /** Operators tell the brand this. */
    reason: text('reason'),
    created_at: instant('created_at').notNull().default(now),
    decided_at: instant('decided_at'),
    decided_by: text('decided_by'),
  },
  (table) => [
    check('brand_changes_state_known', oneOf(table.state, changeStates)),
    index('brand_changes_franchise').on(table.franchise_id, table.id),
    index('brand_changes_newest').on(table.created_at.desc().nullsFirst(), table.id),
    uniqueIndex('brand_changes_waiting')
      .on(table.franchise_id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
