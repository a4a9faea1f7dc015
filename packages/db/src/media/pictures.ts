import { parseMediaUrl } from '@naya/contract/urls';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { auditLines } from '../tables/history.ts';
import { media, type MediaRow, type NewMedia } from '../tables/media.ts';

/** So many a transaction decides about: each looks through all texts once. */
const maxPictures = 100;

/** Its name in the history. */
export const pictureEntity = 'picture' as const;

/** The same picture may come twice: its hash is its name. It is as new as when it came last. */
export async function insertMedia(db: Db, picture: NewMedia): Promise<void> {
  await db
    .insert(media)
    .values(picture)
    .onConflictDoUpdate({
      target: media.hash,
      set: {
        created_at: sql`now()`,
        deleted_at: null,
        colour: sql`coalesce(excluded.colour, ${media.colour})`,
      },
    });
}

/** Until the transaction ends nobody else changes this picture. */
export async function lockMedia(tx: Db, hash: string): Promise<MediaRow | null> {
  const [picture] = await tx.select().from(media).where(eq(media.hash, hash)).for('update');
  return picture ?? null;
}

export async function updateMedia(
  tx: Db,
  hash: string,
  values: Partial<NewMedia>,
): Promise<MediaRow> {
  const [picture] = await tx.update(media).set(values).where(eq(media.hash, hash)).returning();
  return picture as MediaRow;
}

/** What somebody else changes just now is left to the next time. */
const lockBatch = (tx: Db, which: SQL | undefined) =>
  tx
    .select()
    .from(media)
    .where(which)
    .orderBy(asc(media.created_at))
    .limit(maxPictures)
    .for('update', { skipLocked: true });

/** Some of the pictures that were deleted before that moment. */
export async function lockDeletedMedia(tx: Db, before: string): Promise<MediaRow[]> {
  return await lockBatch(tx, and(isNotNull(media.deleted_at), lt(media.deleted_at, before)));
}

/** Some of the pictures that nobody has decided about and that have not come again since that moment, of these hashes or of all. */
export async function lockNewMedia(tx: Db, before: string, hashes?: string[]): Promise<MediaRow[]> {
  const isNew = and(eq(media.kept, false), lt(media.created_at, before));
  return await lockBatch(tx, hashes ? and(isNew, inArray(media.hash, hashes)) : isNew);
}

export async function deleteMedia(tx: Db, hashes: string[]): Promise<void> {
  if (hashes.length > 0) await tx.delete(media).where(inArray(media.hash, hashes));
}

/** Back into the library. */
export async function returnMedia(tx: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.update(media).set({ deleted_at: null }).where(inArray(media.hash, hashes));
}

export async function keepMedia(db: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.update(media).set({ kept: true }).where(inArray(media.hash, hashes));
}

/** The texts that name pictures: of every record, however old, and of what its history can bring back. */
const texts = sql`
  select concat_ws(' ', business_logo, images::text) from franchises
  union all select images::text from franchise_checks
  union all select concat_ws(' ', image, content, draft::text) from blogs
  union all select image from categories
  union all select concat_ws(' ', thumbnail, image_url) from events
  union all select image from team_members
  union all select concat_ws(' ', content, draft::text) from pages
  union all select concat_ws(' ', value::text, draft::text) from site_documents
  union all select payload::text from submissions
  union all select concat_ws(' ', before::text, after::text) from brand_changes
  union all select removed::text from seeds
  union all select changes::text from audit_lines`;

/** Which of these pictures any record names. Who asks in order to delete them has locked them before. */
export async function listUsedHashes(tx: Db, hashes: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    with texts(text) as (${texts})
    select distinct found[1] as hash from texts, regexp_matches(text, '[0-9a-f]{32}', 'g') as found
    where found[1] = any(${sql.param(hashes)}::text[])`);
  return new Set(rows.map(({ hash }) => hash));
}

/** A file's name may say who sent it. Whether anything else shows these pictures has to be found out anew. */
export async function releaseMedia(db: Db, urls: string[]): Promise<void> {
  const hashes = urls.flatMap((url) => parseMediaUrl(url)?.hash ?? []);
  if (hashes.length === 0) return;
  await db
    .update(media)
    .set({ original_name: null, kept: false })
    .where(inArray(media.hash, hashes));
  // The history of a picture may hold that name too.
  await db
    .delete(auditLines)
    .where(and(eq(auditLines.entity, pictureEntity), inArray(auditLines.entity_id, hashes)));
}

export async function findNewestPicture(db: Db): Promise<MediaRow | null> {
  const newest = db.select().from(media).where(isNull(media.deleted_at));
  const [picture] = await newest.orderBy(desc(media.created_at)).limit(1);
  return picture ?? null;
}
