import type { MonthlyCounts } from '@naya/contract/partners/entity';
import { and, desc, eq, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { submissions } from '../tables/submissions.ts';

const months = 12;
const month = sql<string>`to_char(${submissions.created_at} at time zone 'Asia/Kolkata', 'YYYY-MM')`;

/** Enquiries that were sent with this partner's key in the last months, an erased one too: that it was sent stays. */
export async function countEnquiries(db: Db, partnerId: number): Promise<MonthlyCounts> {
  const since = sql`now() - make_interval(months => ${months})`;
  return await db
    .select({ month, count: sql<number>`count(*)`.mapWith(Number) })
    .from(submissions)
    .where(
      and(
        eq(submissions.kind, 'enquiry'),
        eq(submissions.partner_id, partnerId),
        sql`${submissions.created_at} > ${since}`,
      ),
    )
    .groupBy(month)
    .orderBy(desc(month));
}
