import { deleteMedia, listDeletedMedia, lockMedia, updateMedia } from '@naya/db/media/pictures';
import { listPictureUses } from '@naya/db/media/uses';
import type { Context } from '../context.ts';
import { pictureName } from './variants.ts';

const monthMs = 30 * 24 * 3_600_000;

/** Takes away the files of pictures deleted a month ago. One that a record shows again comes back into the library. */
export async function purgeDeletedPictures({ db, media }: Context, now: Date): Promise<number> {
  const before = new Date(now.getTime() - monthMs).toISOString();
  const pictures = await listDeletedMedia(db, before);
  const uses = await listPictureUses(
    db,
    pictures.map(({ hash }) => hash),
  );
  for (const picture of pictures) {
    const { hash } = picture;
    await db.transaction(async (tx) => {
      // It may have been uploaded again meanwhile.
      if (!(await lockMedia(tx, hash))?.deleted_at) return;
      if (uses.has(hash)) {
        await updateMedia(tx, hash, { deleted_at: null });
        return;
      }
      await deleteMedia(tx, hash);
      await media.remove(pictureName(picture));
    });
  }
  return pictures.length - uses.size;
}
