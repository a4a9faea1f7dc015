import { and, asc, gt, inArray, isNull, sql } from './drizzle.ts';
import type { Db } from './client.ts';
import { erasures, type ErasureRow } from './tables/privacy.ts';
import { submissions } from './tables/submissions.ts';

/** Notes an erasure; of several of one person the latest counts. */
export async function insertErasure(
  db: Db,
  erasure: Pick<ErasureRow, 'digest' | 'salt'>,
): Promise<void> {
  await db
    .insert(erasures)
    .values(erasure)
    .onConflictDoUpdate({ target: erasures.digest, set: { erased_at: sql`now()` } });
}

export async function listErasuresToReplay(db: Db): Promise<ErasureRow[]> {
  return await db.select().from(erasures).where(isNull(erasures.replayed_at));
}

export async function markErasuresReplayed(db: Db, digests: string[]): Promise<void> {
  if (digests.length === 0) return;
  await db
    .update(erasures)
    .set({ replayed_at: sql`now()` })
    .where(inArray(erasures.digest, digests));
}

const senderColumns = {
  id: submissions.id,
  key: submissions.key,
  email: submissions.email,
  mobile: submissions.mobile,
  created_at: submissions.created_at,
};

/** Senders of submissions that are not erased, in the order of ids, beginning after `after`. */
export async function listSenders(db: Db, after: number, limit: number) {
  return await db
    .select(senderColumns)
    .from(submissions)
    .where(and(gt(submissions.id, after), isNull(submissions.erased_at)))
    .orderBy(asc(submissions.id))
    .limit(limit);
}
