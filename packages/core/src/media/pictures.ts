import {
  deleteMediaBefore,
  keepMedia,
  listNewMedia,
  listUsedHashes,
} from '@naya/db/media/pictures';
import type { Context } from '../context.ts';
import { pictureName } from './variants.ts';

const dayMs = 24 * 3_600_000;

/**
 * Decides about pictures that came in more than a day ago: what a record shows, or did before a change that
 * can be undone, stays for good; what a crash or a refused form has left is taken away.
 */
export async function sweepPictures({ db, media }: Context, now: Date): Promise<number> {
  const before = new Date(now.getTime() - dayMs).toISOString();
  const pictures = await listNewMedia(db, before);
  const [oldest] = pictures;
  if (!oldest) return 0;
  const used = await listUsedHashes(db, oldest.created_at);
  await keepMedia(
    db,
    pictures.map(({ hash }) => hash).filter((hash) => used.has(hash)),
  );
  const unused = pictures.filter(({ hash }) => !used.has(hash));
  for (const picture of unused) {
    await db.transaction(async (tx) => {
      // A concurrent upload of the same picture waits for this row, and then stores the file anew.
      if (await deleteMediaBefore(tx, picture.hash, before))
        await media.remove(pictureName(picture));
    });
  }
  return unused.length;
}
