import type { Invoice } from '@naya/contract/billing/entity';
import type { InvoiceKind } from '@naya/contract/billing/numbers';
import type { Seller } from '@naya/contract/billing/forms';
import { and, asc, desc, eq, gte, inArray, lte, sql } from '../drizzle.ts';
import { alias } from '../drizzle-tables.ts';
import type { Db } from '../client.ts';
import {
  invoiceSeries,
  invoices,
  planOrders,
  sellerDetails,
  type NewInvoice,
} from '../tables/billing.ts';

/**
 * The next number of a series. Its row stays locked until the transaction ends: whoever comes meanwhile waits, and a rollback, or a
 * process that is killed, gives the number back.
 */
export async function takeSerial(
  tx: Db,
  kind: InvoiceKind,
  financialYear: string,
): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ kind, financial_year: financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.financial_year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('The series of invoices has no number');
  return row.last;
}

const corrected = alias(invoices, 'corrected');
const columns = {
  id: invoices.id,
  kind: invoices.kind,
  number: invoices.number,
  issued_on: invoices.issued_on,
  seller: invoices.seller,
  buyer: invoices.buyer,
  description: invoices.description,
  sac: invoices.sac,
  gst_rate: invoices.gst_rate,
  net: invoices.net,
  cgst: invoices.cgst,
  sgst: invoices.sgst,
  igst: invoices.igst,
  total: invoices.total,
  corrects: { number: corrected.number, issued_on: corrected.issued_on },
  reason: invoices.reason,
};

const whole = (db: Db) =>
  db.select(columns).from(invoices).leftJoin(corrected, eq(corrected.id, invoices.corrects_id));

export async function insertInvoice(tx: Db, values: NewInvoice): Promise<Invoice> {
  const [row] = await tx.insert(invoices).values(values).returning({ id: invoices.id });
  const [invoice] = await whole(tx).where(eq(invoices.id, row?.id ?? 0));
  if (!invoice) throw new Error('The invoice was not stored');
  return invoice;
}

export async function findInvoice(db: Db, id: number): Promise<Invoice | null> {
  const [row] = await whole(db).where(eq(invoices.id, id));
  return row ?? null;
}

/** Null for one of another brand. */
export async function findInvoiceOfBrand(
  db: Db,
  { id, franchiseId }: { id: number; franchiseId: number },
): Promise<Invoice | null> {
  const own = db
    .select({ id: planOrders.id })
    .from(planOrders)
    .where(eq(planOrders.franchise_id, franchiseId));
  const [row] = await whole(db).where(and(eq(invoices.id, id), inArray(invoices.order_id, own)));
  return row ?? null;
}

/** Of an order or of a brand, the newest first. */
export async function listInvoicesOf(db: Db, of: { order: number } | { franchise: number }) {
  const condition =
    'order' in of ? eq(planOrders.id, of.order) : eq(planOrders.franchise_id, of.franchise);
  return await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      issued_on: invoices.issued_on,
      total: invoices.total,
    })
    .from(invoices)
    .innerJoin(planOrders, eq(planOrders.id, invoices.order_id))
    .where(condition)
    .orderBy(desc(invoices.id))
    .limit(200);
}

export async function findInvoiceOfOrder(db: Db, orderId: number): Promise<Invoice | null> {
  const [row] = await whole(db).where(
    and(eq(invoices.order_id, orderId), eq(invoices.kind, 'invoice')),
  );
  return row ?? null;
}

/** From the first day to the last, in the order of their numbers. */
export async function listInvoicesBetween(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<(Invoice & { payment_reference: string | null })[]> {
  return await db
    .select({ ...columns, payment_reference: planOrders.payment_reference })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.corrects_id))
    .innerJoin(planOrders, eq(planOrders.id, invoices.order_id))
    .where(and(gte(invoices.issued_on, from), lte(invoices.issued_on, to)))
    .orderBy(desc(invoices.kind), asc(invoices.financial_year), asc(invoices.serial));
}

/** With their orders; credit notes first, which refer to invoices. */
export async function deleteInvoicesUntil(db: Db, day: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with old as (
      select order_id from invoices group by order_id having max(issued_on) <= ${day}
    ), gone as (
      delete from invoices where order_id in (select order_id from old) returning order_id
    )
    select count(*)::int as count from gone`);
  await db.execute(sql`
    delete from plan_orders where state in ('ended', 'cancelled') and created_at::date <= ${day}
      and not exists (select from invoices where order_id = plan_orders.id)`);
  return rows[0]?.count ?? 0;
}

export type StoredSeller = Seller & { version: number };

export async function findSeller(db: Db): Promise<StoredSeller | null> {
  const [row] = await db.select().from(sellerDetails);
  return row ? { ...row.value, version: row.version } : null;
}

/** False when somebody else has saved since the version that its author saw; 0 stands for none. */
export async function putSeller(tx: Db, value: Seller, version: number): Promise<boolean> {
  if (version === 0) {
    const { rowCount } = await tx.insert(sellerDetails).values({ value }).onConflictDoNothing();
    return rowCount === 1;
  }
  const { rowCount } = await tx
    .update(sellerDetails)
    .set({ value, version: sql`${sellerDetails.version} + 1`, updated_at: sql`now()` })
    .where(eq(sellerDetails.version, version));
  return rowCount === 1;
}
