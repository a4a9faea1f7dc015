import type { Db } from '@naya/db/client';
import {
  deleteMedia,
  keepMedia,
  listUsedHashes,
  lockNewMedia,
  lockDeletedMedia,
  returnMedia,
} from '@naya/db/media/pictures';
import type { MediaRow } from '@naya/db/tables/media';
import type { Context } from '../context.ts';
import { pictureName } from './variants.ts';
import { listPictureUses } from '@naya/db/media/uses';

const dayMs = 24 * 3_600_000;
type Stores = Pick<Context, 'db' | 'media'>;

/**
 * Decides about pictures that came in more than a day ago: what a record shows, or did before a change that
 * can be undone, stays for good; what a crash or a refused form has left is taken away.
 */
export async function sweepPictures(stores: Stores, now: Date): Promise<number> {
  const before = new Date(now.getTime() - dayMs).toISOString();
  return removeUnused(stores, (tx) => lockNewMedia(tx, before));
}

/** Of the pictures that `lock` gives, what any record uses is kept for good, and the others go with their files. */
export const removeUnused = (stores: Stores, lock: (tx: Db) => Promise<MediaRow[]>) =>
  removeBatches(stores, lock, async (tx, hashes) => {
    const used = await listUsedHashes(tx, hashes);
    await keepMedia(tx, [...used]);
    return used;
  });

/**
 * Takes away locked pictures, batch after batch, but for those that `keep` has kept. Their files go while the rows are locked:
 * whoever uploads the same picture now waits, and then stores the file anew. Should the transaction fail after that, a row
 * is left whose file nothing shows, and which comes up again.
 */
async function removeBatches(
  { db, media }: Stores,
  lock: (tx: Db) => Promise<MediaRow[]>,
  keep: (tx: Db, hashes: string[]) => Promise<Pick<Set<string>, 'has'>>,
): Promise<number> {
  const removeBatch = async (tx: Db) => {
    const pictures = await lock(tx);
    if (pictures.length === 0) return null;
    const kept = await keep(
      tx,
      pictures.map(({ hash }) => hash),
    );
    const unused = pictures.filter(({ hash }) => !kept.has(hash));
    await deleteMedia(
      tx,
      unused.map(({ hash }) => hash),
    );
    for (const picture of unused) await media.remove(pictureName(picture));
    return unused.length;
  };
  let removed = 0;
  for (;;) {
    const more = await db.transaction(removeBatch);
    if (more === null) return removed;
    removed += more;
  }
}

const monthMs = 30 * 24 * 3_600_000;

/** Takes away the files of pictures deleted a month ago. One that a record shows again comes back into the library. */
export async function purgeDeletedPictures(
  stores: Pick<Context, 'db' | 'media'>,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - monthMs).toISOString();
  return removeBatches(
    stores,
    (tx) => lockDeletedMedia(tx, before),
    async (tx, hashes) => {
      const shown = await listPictureUses(tx, hashes);
      await returnMedia(tx, [...shown.keys()]);
      return shown;
    },
  );
}
