import type { EnquiryToEnd } from '@naya/contract/brands/entity';
import { and, asc, eq, inArray, isNull, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { brandDeliveries } from '../tables/brands.ts';
import { submissions } from '../tables/submissions.ts';
import { isFrom } from '../person.ts';

const isEnquiry = and(eq(submissions.kind, 'enquiry'), isNull(submissions.erased_at));

/** `business_name` is null for an enquiry that names no brand of ours. */
export async function findEnquiryToEnd(db: Db, id: number): Promise<EnquiryToEnd | null> {
  const [found] = await db
    .select({
      business_name: franchises.business_name,
      created_at: submissions.created_at,
      ended: sql<boolean>`${submissions.withdrawn_at} is not null`,
    })
    .from(submissions)
    .leftJoin(franchises, eq(franchises.id, submissions.franchise_id))
    .where(and(eq(submissions.id, id), isEnquiry));
  return found ?? null;
}

export async function listOpenEnquiriesOf(tx: Db, email: string): Promise<number[]> {
  const rows = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isFrom({ email }), isEnquiry, isNull(submissions.withdrawn_at)))
    .orderBy(asc(submissions.id));
  return rows.map(({ id }) => id);
}

/** Those of these enquiries that a brand still works on, and that it was mailed about. */
export async function listTold(tx: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return await tx
    .select({
      submission_id: brandDeliveries.submission_id,
      franchise_id: brandDeliveries.franchise_id,
      business_name: franchises.business_name,
      delivered_at: brandDeliveries.delivered_at,
    })
    .from(brandDeliveries)
    .innerJoin(franchises, eq(franchises.id, brandDeliveries.franchise_id))
    .innerJoin(submissions, eq(submissions.id, brandDeliveries.submission_id))
    .where(
      and(
        inArray(brandDeliveries.submission_id, ids),
        isNull(submissions.withdrawn_at),
        isNull(submissions.erased_at),
        sql`${brandDeliveries.stage} <> 'not-a-fit'`,
        sql`(${brandDeliveries.mail_held_at} is null or ${brandDeliveries.mail_bundled_at} is not null)`,
      ),
    )
    .orderBy(asc(brandDeliveries.submission_id));
}

/** Gives those that were open until now. Whoever of ours has one on the screen is told that it has changed. */
export async function markWithdrawn(tx: Db, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(submissions)
    .set({
      withdrawn_at: sql`now()`,
      stage: sql`case when ${submissions.stage} in ('won', 'spam') then ${submissions.stage} else 'lost' end`,
      next_step: null,
      due_on: null,
      updated_at: sql`now()`,
      version: sql`${submissions.version} + 1`,
    })
    .where(and(inArray(submissions.id, ids), isEnquiry, isNull(submissions.withdrawn_at)))
    .returning({ id: submissions.id });
  return rows.map(({ id }) => id);
}
