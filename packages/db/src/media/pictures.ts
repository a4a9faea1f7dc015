import { parseMediaUrl } from '@naya/contract/urls';
import { and, asc, eq, inArray, isNotNull, lt, sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { auditLines } from '../history/table.ts';
import { media, type MediaRow, type NewMedia } from './table.ts';

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

/** Pictures that were deleted before that moment. */
export async function listDeletedMedia(db: Db, before: string): Promise<MediaRow[]> {
  return await db
    .select()
    .from(media)
    .where(and(isNotNull(media.deleted_at), lt(media.deleted_at, before)))
    .limit(1_000);
}

export async function deleteMedia(tx: Db, hash: string): Promise<void> {
  await tx.delete(media).where(eq(media.hash, hash));
}

export async function keepMedia(db: Db, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db.update(media).set({ kept: true }).where(inArray(media.hash, hashes));
}

/** Pictures that nobody has decided about, the oldest first. */
export async function listNewMedia(db: Db, before: string): Promise<MediaRow[]> {
  return await db
    .select()
    .from(media)
    .where(and(eq(media.kept, false), lt(media.created_at, before)))
    .orderBy(asc(media.created_at))
    .limit(1_000);
}

/** False when it has come again since, or is wanted by now. */
export async function deleteMediaBefore(db: Db, hash: string, before: string): Promise<boolean> {
  const gone = await db
    .delete(media)
    .where(and(eq(media.hash, hash), eq(media.kept, false), lt(media.created_at, before)))
    .returning({ hash: media.hash });
  return gone.length > 0;
}

/** The texts that name pictures: of every record written since, and of what its history can bring back. */
const textsSince = (from: SQL) => sql`
      select concat_ws(' ', business_logo, images::text) from franchises where updated_at >= ${from}
      union all select concat_ws(' ', image, content, draft::text) from blogs where updated_at >= ${from}
      union all select image from categories where updated_at >= ${from}
      union all select concat_ws(' ', thumbnail, image_url) from events where updated_at >= ${from}
      union all select image from team_members where updated_at >= ${from}
      union all select concat_ws(' ', content, draft::text) from pages where updated_at >= ${from}
      union all select concat_ws(' ', value::text, draft::text) from site_documents where updated_at >= ${from}
      union all select payload::text from submissions where created_at >= ${from}
      union all select changes::text from audit_lines where at >= ${from}`;

export async function listUsedHashes(db: Db, since: string): Promise<Set<string>> {
  // A record is written after its pictures are stored; an hour allows for a transaction begun before.
  const from = sql`${since}::timestamptz - interval '1 hour'`;
  const { rows } = await db.execute<{ hash: string }>(sql`
    with texts(text) as (${textsSince(from)})
    select distinct found[1] as hash from texts, regexp_matches(text, '[0-9a-f]{32}', 'g') as found`);
  return new Set(rows.map(({ hash }) => hash));
}

export async function isPictureUsed(db: Db, hash: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with texts(text) as (${textsSince(sql`'-infinity'::timestamptz`)})
    select from texts where text like ${`%${hash}%`} limit 1`);
  return rows.length > 0;
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
