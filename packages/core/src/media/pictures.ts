import { pictureFormats } from '@naya/contract/constants';
import { variantWidths } from '@naya/contract/urls';
import {
  deleteMediaBefore,
  keepMedia,
  listNewMedia,
  listUsedHashes,
} from '@naya/db/media/pictures';
import type { Context } from '../context.ts';
import type { StoredPicture } from './store.ts';

type Named = Pick<StoredPicture, 'hash' | 'width' | 'height'>;
export const pictureName = ({ hash, width, height }: Named) => `${hash}-${width}x${height}`;

export const variantJob = (picture: Named) => ({ picture: pictureName(picture) });

/** Makes every variant of a picture ahead of its first visitor; WebP first, which every browser can show. */
export async function makeVariants(
  { media }: Pick<Context, 'media'>,
  picture: string,
): Promise<void> {
  const width = Number(/-(\d+)x\d+$/.exec(picture)?.[1] ?? 0);
  for (const format of pictureFormats.toReversed()) {
    for (const variant of variantWidths(width)) await media.makeVariant(picture, variant, format);
  }
}

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
