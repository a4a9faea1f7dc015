import { eq } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { media, type MediaRow } from '../tables/media.ts';

export async function findMedia(db: Db, hash: string): Promise<MediaRow | null> {
  const [picture] = await db.select().from(media).where(eq(media.hash, hash));
  return picture ?? null;
}
