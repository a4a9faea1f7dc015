import type { Buyer, Seller } from '@naya/contract/billing/forms';
import type { Invoice } from '@naya/contract/billing/entity';
import { orderStates } from '@naya/contract/billing/entity';
import { invoiceKinds } from '@naya/contract/billing/numbers';
import type { GstRate } from '@naya/contract/billing/tax';
import { sql } from '../drizzle.ts';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from '../drizzle-tables.ts';
import { instant, now, oneOf, versioned } from '../columns.ts';
import { franchises } from './franchises.ts';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
const gstRate = () => integer('gst_rate').$type<GstRate>().notNull();
const day = (name: string) => date(name, { mode: 'string' });

/** What brands may order. An order copies what it needs: a later price is for later orders. */
export const plans = pgTable('plans', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  price_paise: paise('price_paise'),
  months: integer('months').notNull(),
  gst_rate: gstRate(),
  sac: text('sac').notNull(),
  gives_featured: boolean('gives_featured').notNull().default(false),
  is_offered: boolean('is_offered').notNull().default(false),
  created_at: instant('created_at').notNull().default(now),
  ...versioned(),
});

export const planOrders = pgTable(
  'plan_orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    franchise_id: integer('franchise_id').references(() => franchises.id, { onDelete: 'set null' }),
    plan_id: integer('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'restrict' }),
    plan_name: text('plan_name').notNull(),
    months: integer('months').notNull(),
    net_paise: paise('net_paise'),
    gst_rate: gstRate(),
    sac: text('sac').notNull(),
    gives_featured: boolean('gives_featured').notNull(),
    /** Null once it is erased. */
    buyer: jsonb('buyer').$type<Buyer>(),
    /** Null once that person is gone: nobody is mailed any more. */
    buyer_email: text('buyer_email'),
    state: text('state', { enum: orderStates }).notNull().default('proforma'),
    payment_reference: text('payment_reference'),
    paid_at: instant('paid_at'),
    starts_on: day('starts_on'),
    /** The last day. */
    ends_on: day('ends_on'),
    begun_at: instant('begun_at'),
    /** Why the operator had featured it before: it is so again afterwards. */
    featured_before: text('featured_before'),
    /** Of how many days before the end its buyer was reminded last. */
    reminded_days: integer('reminded_days'),
    created_at: instant('created_at').notNull().default(now),
    ...versioned(),
  },
  (table) => [
    check('plan_orders_state_known', oneOf(table.state, orderStates)),
    uniqueIndex('plan_orders_open')
      .on(table.franchise_id)
      .where(sql`${table.state} = 'proforma'`),
    index('plan_orders_franchise').on(table.franchise_id, table.id),
    index('plan_orders_plan').on(table.plan_id),
    index('plan_orders_email').on(table.buyer_email),
    index('plan_orders_running')
      .on(table.ends_on)
      .where(sql`${table.state} = 'paid'`),
  ],
);

/** Written once. Deleted only after the years that the law wants. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer('order_id')
      .notNull()
      .references(() => planOrders.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    number: text('number').notNull().unique(),
    financial_year: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    issued_on: day('issued_on').notNull(),
    seller: jsonb('seller').$type<Invoice['seller']>().notNull(),
    buyer: jsonb('buyer').$type<Invoice['buyer']>().notNull(),
    description: text('description').notNull(),
    sac: text('sac').notNull(),
    gst_rate: gstRate(),
    net: paise('net'),
    cgst: paise('cgst'),
    sgst: paise('sgst'),
    igst: paise('igst'),
    total: paise('total'),
    corrects_id: integer('corrects_id').references((): AnyPgColumn => invoices.id, {
      onDelete: 'restrict',
    }),
    reason: text('reason'),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('invoices_kind_known', oneOf(table.kind, invoiceKinds)),
    check('invoices_number_short', sql`length(${table.number}) <= 16`),
    check('invoices_halves_equal', sql`${table.cgst} = ${table.sgst}`),
    check('invoices_one_kind_of_tax', sql`${table.cgst} = 0 or ${table.igst} = 0`),
    check(
      'invoices_sum',
      sql`${table.total} = ${table.net} + ${table.cgst} + ${table.sgst} + ${table.igst}`,
    ),
    unique('invoices_serial').on(table.kind, table.financial_year, table.serial),
    unique('invoices_once').on(table.order_id, table.kind),
    index('invoices_issued').on(table.issued_on, table.id),
    index('invoices_corrects').on(table.corrects_id),
  ],
);

/** The last number of each series; locked in the transaction that writes the invoice, so that a rollback gives it back. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    financial_year: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.financial_year] })],
);

/** Who sends the invoices: one row, or none yet. */
export const sellerDetails = pgTable(
  'seller_details',
  {
    id: integer('id').primaryKey().default(1),
    value: jsonb('value').$type<Seller>().notNull(),
    ...versioned(),
  },
  (table) => [check('seller_details_one', sql`${table.id} = 1`)],
);

export type PlanRow = typeof plans.$inferSelect;
export type OrderRow = typeof planOrders.$inferSelect;
export type NewOrder = typeof planOrders.$inferInsert;
export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;
