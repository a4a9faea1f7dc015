import { and, eq, inArray, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { auditLines } from '../history/table.ts';
import { franchises } from './table.ts';
import { slugRedirects } from '../redirects/table.ts';
import { submissions } from '../submissions/table.ts';

/** A listing that was never public is only its sender's; one that was public belongs to the catalogue. */
const neverPublic = ['pending', 'rejected'] as const;

/** The submissions they came by, and the URLs of their pictures. */
type GoneListings = { withdrawn: number[]; pictures: string[] };

/** Deletes the unpublished listings of these submissions with their history. */
export async function erasePendingListings(db: Db, submissionIds: number[]): Promise<GoneListings> {
  const listed = await db
    .select({ id: submissions.id, franchise_id: submissions.franchise_id })
    .from(submissions)
    .where(and(inArray(submissions.id, submissionIds), eq(submissions.kind, 'listing')));
  const listedIds = listed.map(({ franchise_id }) => franchise_id).filter((id) => id !== null);
  const gone = await db
    .delete(franchises)
    .where(and(inArray(franchises.id, listedIds), inArray(franchises.status, neverPublic)))
    .returning({ id: franchises.id, logo: franchises.business_logo, images: franchises.images });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return { withdrawn: [], pictures: [] };
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
  };
}
