import { insertMedia } from '@naya/db/media/pictures';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import type { CleanPicture, MediaStore, StoredPicture } from '../media/store.ts';
import type { ReceivedFile, ReceivedForm } from './received-form.ts';

export const maxPictureBytes = 5 * 1024 * 1024;

/** All are looked at before the first is kept: a refused form leaves nothing behind. */
export async function storePictures(
  { db, media }: Context,
  { files }: ReceivedForm,
  fields: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const clean: [string, ReceivedFile, CleanPicture][] = [];
  for (const field of fields) {
    const file = files.get(field);
    if (file && file.bytes > 0) clean.push([field, file, await cleanFile(media, field, file)]);
  }
  const stored = new Map<string, StoredPicture>();
  for (const [field, file, { data, ...picture }] of clean) {
    // Noted before it is there: whatever happens next, the sweep knows of it.
    await insertMedia(db, { ...picture, original_name: file.name, kept: false });
    await media.keep({ data, ...picture });
    stored.set(field, picture);
  }
  return stored;
}

async function cleanFile(media: MediaStore, field: string, file: ReceivedFile) {
  if (file.bytes > maxPictureBytes) {
    throw new CoreError('too_large', 'Each picture may have at most 5 MB.', {
      [field]: 'This picture is larger than 5 MB.',
    });
  }
  return media.clean(file.path).catch((error: unknown) => {
    if (!(error instanceof CoreError)) throw error;
    throw new CoreError(error.code, error.message, { [field]: error.message });
  });
}
