import { eq, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from '../franchises/columns.ts';
import { planOrders } from '../tables/billing.ts';
import { franchises } from '../tables/franchises.ts';
import { submissions } from '../tables/submissions.ts';

const text = (field: string) =>
  sql<string | null>`nullif(${submissions.payload}->>${sql.raw(`'${field}'`)}, '')`;

/** What another system needs of a lead to call its sender back; null once they are erased. */
export async function readLeadToTell(db: Db, id: number) {
  const [found] = await db
    .select({
      id: submissions.id,
      kind: submissions.kind,
      stage: submissions.stage,
      name: submissions.name,
      email: submissions.email,
      phone: submissions.phone,
      city: text('city'),
      franchise_id: submissions.franchise_id,
      franchise: franchises.business_name,
      created_at: submissions.created_at,
      erased_at: submissions.erased_at,
    })
    .from(submissions)
    .leftJoin(franchises, eq(franchises.id, submissions.franchise_id))
    .where(eq(submissions.id, id));
  if (!found || found.erased_at) return null;
  const { erased_at: _, ...lead } = found;
  return lead;
}

/** Null when visitors do not see it any more. */
export async function readListingToTell(db: Db, id: number) {
  const [found] = await db
    .select({ id: franchises.id, business_name: franchises.business_name, slug: franchises.slug })
    .from(franchises)
    .where(sql`${franchises.id} = ${id} and ${publiclyVisible}`);
  return found ?? null;
}

/** Without its buyer, who may be a person. */
export async function readPaymentToTell(db: Db, id: number) {
  const [found] = await db
    .select({
      order_id: planOrders.id,
      franchise_id: planOrders.franchise_id,
      plan: planOrders.plan_name,
      net_paise: planOrders.net_paise,
      gst_rate: planOrders.gst_rate,
      reference: planOrders.payment_reference,
      paid_at: planOrders.paid_at,
    })
    .from(planOrders)
    .where(eq(planOrders.id, id));
  return found ?? null;
}
