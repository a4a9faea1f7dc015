import { and, asc, gt, lte, max } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { publiclyVisible } from './franchise-columns.ts';

/** Ids above `after` up to `upTo`: a slice stays the same however many are added later. */
export async function listFranchiseStamps(db: Db, after: number, upTo: number) {
  return await db
    .select({ id: franchises.id, updated_at: franchises.updated_at })
    .from(franchises)
    .where(and(publiclyVisible, gt(franchises.id, after), lte(franchises.id, upTo)))
    .orderBy(asc(franchises.id));
}

export async function highestFranchiseId(db: Db): Promise<number> {
  const [row] = await db
    .select({ id: max(franchises.id) })
    .from(franchises)
    .where(publiclyVisible);
  return row?.id ?? 0;
}
