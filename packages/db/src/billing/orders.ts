import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import {
  planOrders,
  plans,
  type NewOrder,
  type OrderRow,
  type PlanRow,
} from '../tables/billing.ts';

export async function hasOrders(db: Db, planId: number): Promise<boolean> {
  return (await db.$count(planOrders, eq(planOrders.plan_id, planId))) > 0;
}

export async function listOfferedPlans(db: Db): Promise<PlanRow[]> {
  const offered = db.select().from(plans).where(eq(plans.is_offered, true));
  return await offered.orderBy(asc(plans.price_paise), asc(plans.id)).limit(100);
}

export async function findOrder(db: Db, id: number) {
  const [row] = await db
    .select({ ...getTableColumns(planOrders), business_name: franchises.business_name })
    .from(planOrders)
    .leftJoin(franchises, eq(franchises.id, planOrders.franchise_id))
    .where(eq(planOrders.id, id));
  return row ?? null;
}

/** Until the transaction ends nobody else decides about it. Its franchise is locked before. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(planOrders).where(eq(planOrders.id, id)).for('update');
  return row ?? null;
}

/** The newest first. */
export async function listOrdersOf(db: Db, franchiseId: number): Promise<OrderRow[]> {
  const own = db.select().from(planOrders).where(eq(planOrders.franchise_id, franchiseId));
  return await own.orderBy(desc(planOrders.id)).limit(100);
}

export async function findOpenOrder(db: Db, franchiseId: number): Promise<OrderRow | null> {
  const isOpen = and(eq(planOrders.franchise_id, franchiseId), eq(planOrders.state, 'proforma'));
  const [row] = await db.select().from(planOrders).where(isOpen);
  return row ?? null;
}

export async function insertOrder(tx: Db, values: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(planOrders).values(values).returning();
  if (!row) throw new Error('The order was not stored');
  return row;
}

export async function updateOrder(
  tx: Db,
  id: number,
  values: Partial<NewOrder>,
): Promise<OrderRow> {
  const [row] = await tx
    .update(planOrders)
    .set({ ...values, version: sql`${planOrders.version} + 1`, updated_at: sql`now()` })
    .where(eq(planOrders.id, id))
    .returning();
  if (!row) throw new Error('The order is gone');
  return row;
}

/** The last day that is paid for of this plan; null when none is from `today` on. */
export async function findPaidUntil(
  db: Db,
  { franchise_id, plan_id }: Pick<OrderRow, 'franchise_id' | 'plan_id'>,
  today: string,
): Promise<string | null> {
  if (franchise_id === null) return null;
  const [row] = await db
    .select({ ends_on: sql<string | null>`max(${planOrders.ends_on})::text` })
    .from(planOrders)
    .where(
      and(
        eq(planOrders.franchise_id, franchise_id),
        eq(planOrders.plan_id, plan_id),
        eq(planOrders.state, 'paid'),
        gte(planOrders.ends_on, today),
      ),
    );
  return row?.ends_on ?? null;
}

/** Orders whose paid place has begun and not ended; the database's trigger looks for the same ones. */
export async function findRunningPlace(db: Db, franchiseId: number): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(planOrders)
    .where(
      and(
        eq(planOrders.franchise_id, franchiseId),
        eq(planOrders.state, 'paid'),
        eq(planOrders.gives_featured, true),
        isNotNull(planOrders.begun_at),
      ),
    )
    .orderBy(asc(planOrders.id))
    .limit(1);
  return row ?? null;
}

const isPaid = eq(planOrders.state, 'paid');

/** The first with a higher id than `after` that are to begin, to end, or whose buyer may have to be reminded: each is looked at again under its lock. */
export async function listDueOrders(
  db: Db,
  { today, remindUntil }: { today: string; remindUntil: string },
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const toBegin = and(isNull(planOrders.begun_at), lte(planOrders.starts_on, today));
  const rows = await db
    .select({ id: planOrders.id })
    .from(planOrders)
    .where(and(isPaid, or(toBegin, lte(planOrders.ends_on, remindUntil)), gt(planOrders.id, after)))
    .orderBy(asc(planOrders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What a person sees of theirs who asks for all their data. */
export async function listOrdersOfBuyer(db: Db, email: string) {
  return await db
    .select({
      plan_name: planOrders.plan_name,
      created_at: planOrders.created_at,
      name: sql<string | null>`${planOrders.buyer}->>'name'`,
      address: sql<string | null>`${planOrders.buyer}->>'address'`,
    })
    .from(planOrders)
    .where(eq(planOrders.buyer_email, email))
    .orderBy(asc(planOrders.id));
}

/** Their e-mail goes; of orders that were never invoiced the name and address too. False when there is none. */
export async function eraseBuyer(tx: Db, email: string): Promise<boolean> {
  const wasNeverPaid = sql`${planOrders.paid_at} is null`;
  const { rowCount } = await tx
    .update(planOrders)
    .set({
      buyer_email: null,
      buyer: sql`case when ${wasNeverPaid} then null else ${planOrders.buyer} end`,
      state: sql`case when ${planOrders.state} = 'proforma' then 'cancelled' else ${planOrders.state} end`,
      version: sql`${planOrders.version} + 1`,
    })
    .where(eq(planOrders.buyer_email, email));
  return rowCount !== 0;
}

export async function listBuyerEmails(db: Db): Promise<{ email: string; created_at: string }[]> {
  const rows = await db
    .select({ email: planOrders.buyer_email, created_at: planOrders.created_at })
    .from(planOrders)
    .where(isNotNull(planOrders.buyer_email));
  return rows.map(({ email, created_at }) => ({ email: email ?? '', created_at }));
}
