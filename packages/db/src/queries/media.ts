import { eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { media, type MediaRow, type NewMedia } from '../tables/media.ts';

/** The same picture may come twice: its hash is its name. */
export async function insertMedia(db: Db, picture: NewMedia): Promise<void> {
  await db.insert(media).values(picture).onConflictDoNothing();
}

export async function findMedia(db: Db, hash: string): Promise<MediaRow | null> {
  const [picture] = await db.select().from(media).where(eq(media.hash, hash));
  return picture ?? null;
}
