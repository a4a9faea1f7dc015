import { and, eq, inArray, sql, gte, notExists, or, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { auditLines } from '../tables/history.ts';
import { franchiseeCalls } from '../tables/franchisees.ts';
import { franchises } from '../tables/franchises.ts';
import { slugRedirects } from '../tables/redirects.ts';
import { submissions } from '../tables/submissions.ts';
import type { PgColumn } from '../drizzle-tables.ts';
import { publiclyVisible } from './columns.ts';

/** A listing that was never public is only its sender's; one that was public belongs to the catalogue. */
const neverPublic = ['pending', 'rejected'] as const;

/** The submissions they came by, the URLs of their pictures, and the names of recordings. */
type GoneListings = { withdrawn: number[]; pictures: string[]; recordings: string[] };

/** Deletes the unpublished listings of these submissions with their history. */
export async function erasePendingListings(db: Db, submissionIds: number[]): Promise<GoneListings> {
  const listed = await db
    .select({ id: submissions.id, franchise_id: submissions.franchise_id })
    .from(submissions)
    .where(and(inArray(submissions.id, submissionIds), eq(submissions.kind, 'listing')));
  const listedIds = listed.map(({ franchise_id }) => franchise_id).filter((id) => id !== null);
  const unpublished = and(
    inArray(franchises.id, listedIds),
    inArray(franchises.status, neverPublic),
  );
  await db
    .select({ id: franchises.id })
    .from(franchises)
    .where(unpublished)
    .orderBy(franchises.id)
    .for('update');
  const recorded = await db
    .select({ name: franchiseeCalls.recording })
    .from(franchiseeCalls)
    .innerJoin(franchises, eq(franchises.id, franchiseeCalls.franchise_id))
    .where(unpublished);
  const gone = await db
    .delete(franchises)
    .where(unpublished)
    .returning({ id: franchises.id, logo: franchises.business_logo, images: franchises.images });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return { withdrawn: [], pictures: [], recordings: [] };
  await db
    .delete(slugRedirects)
    .where(and(eq(slugRedirects.entity, 'franchise'), inArray(slugRedirects.entity_id, ids)));
  await db
    .update(auditLines)
    .set({ changes: sql`'{}'` })
    .where(and(eq(auditLines.entity, 'franchise'), inArray(auditLines.entity_id, ids.map(String))));
  return {
    withdrawn: listed.filter((each) => ids.includes(each.franchise_id ?? 0)).map(({ id }) => id),
    pictures: gone.flatMap(({ logo, images }) => (logo ? [logo, ...images] : images)),
    recordings: recorded.map(({ name }) => name).filter((name) => name !== null),
  };
}

/** The franchise is not public and was not touched since: what its contact and papers were kept for has ended. */
export function isHiddenSince(tx: Db, franchiseId: PgColumn, since: string): SQL {
  const isNeeded = or(publiclyVisible, gte(franchises.updated_at, since));
  return notExists(
    tx
      .select({ id: franchises.id })
      .from(franchises)
      .where(and(eq(franchises.id, franchiseId), isNeeded)),
  );
}
