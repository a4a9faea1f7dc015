import { againNames, callOutcomeNames } from '@naya/contract/franchises/franchisee-calls';
import { callPermissions } from '@naya/contract/franchises/call-form';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from '../drizzle-tables.ts';
import { instant, now, oneOf, versioned } from '../columns.ts';
import { franchises } from './franchises.ts';

/** Who runs a brand's outlets, as the brand lists them: we draw from these whom to ring. Never public. */
export const franchisees = pgTable(
  'franchisees',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    /** Name, phone and city are null once they are erased: that there is a franchisee stays, for the count. */
    name: text('name'),
    phone: text('phone'),
    city: text('city'),
    /** Agreed to be asked by people who want to become partners, through us. */
    may_be_asked: boolean('may_be_asked').notNull().default(false),
    /** The operator's e-mail, as in the history. */
    actor: text('actor').notNull(),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [uniqueIndex('franchisees_of_franchise').on(table.franchise_id, table.phone)],
);

/** A draw is a row for each franchisee whom it chose; the call's outcome is written into it. */
export const franchiseeCalls = pgTable(
  'franchisee_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id')
      .notNull()
      .references(() => franchises.id, { onDelete: 'cascade' }),
    franchisee_id: integer('franchisee_id')
      .notNull()
      .references(() => franchisees.id, { onDelete: 'cascade' }),
    drawn_at: instant('drawn_at').notNull().default(now),
    drawn_by: text('drawn_by').notNull(),
    /** Of how many franchisees it was drawn. */
    drawn_of: integer('drawn_of').notNull(),
    /** Null until somebody has tried to ring. */
    outcome: text('outcome', { enum: callOutcomeNames as [string, ...string[]] }).$type<
      (typeof callOutcomeNames)[number]
    >(),
    called_on: date('called_on', { mode: 'string' }),
    called_by: text('called_by'),
    months: integer('months'),
    again: text('again', { enum: againNames as [string, ...string[]] }).$type<
      (typeof againNames)[number]
    >(),
    city: text('city'),
    /** What the franchisee allowed to be published, and nothing else that they said. */
    permission: text('permission', { enum: callPermissions }),
    words: text('words'),
    /** The name of a file in the media store. */
    recording: text('recording'),
    withdrawn_at: instant('withdrawn_at'),
    ...versioned(),
  },
  (table) => [
    check('franchisee_calls_outcome_known', oneOf(table.outcome, callOutcomeNames)),
    check('franchisee_calls_again_known', oneOf(table.again, againNames)),
    check('franchisee_calls_permission_known', oneOf(table.permission, callPermissions)),
    index('franchisee_calls_of_franchise').on(table.franchise_id, table.called_on),
    index('franchisee_calls_of_franchisee').on(table.franchisee_id),
    uniqueIndex('franchisee_calls_recording').on(table.recording),
  ],
);

export type FranchiseeCallRow = typeof franchiseeCalls.$inferSelect;
export type NewFranchiseeCall = typeof franchiseeCalls.$inferInsert;
