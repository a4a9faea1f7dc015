import type { SiteRequest } from '@naya/contract/partners/page';
import { and, asc, eq, getTableColumns, isNull } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { partnerSiteRequests } from '../tables/partners.ts';

const { partner_id: _partner, ...columns } = getTableColumns(partnerSiteRequests);

export async function listSiteRequests(db: Db, partnerId: number): Promise<SiteRequest[]> {
  return await db
    .select(columns)
    .from(partnerSiteRequests)
    .where(eq(partnerSiteRequests.partner_id, partnerId))
    .orderBy(asc(partnerSiteRequests.id));
}

export async function insertSiteRequest(tx: Db, partner_id: number, site: string): Promise<void> {
  await tx.insert(partnerSiteRequests).values({ partner_id, site });
}

const isWaiting = isNull(partnerSiteRequests.declined_at);
const isOne = (partnerId: number, id: number) =>
  and(eq(partnerSiteRequests.partner_id, partnerId), eq(partnerSiteRequests.id, id));

/** False when it does not wait, or no more. */
export async function withdrawSiteRequest(tx: Db, partnerId: number, site: string) {
  const { rowCount } = await tx
    .delete(partnerSiteRequests)
    .where(
      and(
        eq(partnerSiteRequests.partner_id, partnerId),
        eq(partnerSiteRequests.site, site),
        isWaiting,
      ),
    );
  return rowCount !== 0;
}

/** Takes a request that waits; null when it does no more. */
export async function takeSiteRequest(tx: Db, partnerId: number, id: number) {
  const [row] = await tx
    .delete(partnerSiteRequests)
    .where(and(isOne(partnerId, id), isWaiting))
    .returning({ site: partnerSiteRequests.site });
  return row?.site ?? null;
}

/** Marks a request that waits as declined; null when it does no more. */
export async function declineSiteRequest(tx: Db, partnerId: number, id: number, at: string) {
  const [row] = await tx
    .update(partnerSiteRequests)
    .set({ declined_at: at })
    .where(and(isOne(partnerId, id), isWaiting))
    .returning({ site: partnerSiteRequests.site });
  return row?.site ?? null;
}

export const countWaitingSites = (db: Db) => db.$count(partnerSiteRequests, isWaiting);
