import { say } from '@naya/contract/messages/catalogue';
import { insertMedia } from '@naya/db/media/pictures';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import type { CleanPicture, MediaStore, PictureSender, StoredPicture } from '../media-store.ts';
import type { ReceivedFile, ReceivedForm } from './received-form.ts';

type PictureLimits = { largePhotos: boolean; maxBytes: number };

const mb = 1024 * 1024;
export const maxPictureBytes = 5 * mb;

/** Limits for visitors. */
const formPictures: PictureLimits = { maxBytes: maxPictureBytes, largePhotos: false };
/** Editors may send photos as a camera makes them. They are scaled before they are stored. */
export const officePictures: PictureLimits = { maxBytes: 25 * mb, largePhotos: true };

type CheckedPicture = [field: string, file: ReceivedFile, picture: CleanPicture];

/** All are looked at before the first is kept: a refused form leaves nothing behind. */
export async function storePictures(
  context: Context,
  form: ReceivedForm,
  fields: readonly string[],
  limits = formPictures,
): Promise<Map<string, StoredPicture>> {
  return keepPictures(context, await checkPictures(context, form, fields, limits));
}

/** Refuses what cannot be kept; keeps nothing. */
export async function checkPictures(
  { media }: Context,
  { files, sender }: ReceivedForm,
  fields: readonly string[],
  limits = formPictures,
): Promise<CheckedPicture[]> {
  const clean: CheckedPicture[] = [];
  for (const field of fields) {
    const file = files.get(field);
    if (file && file.bytes > 0)
      clean.push([field, file, await cleanFile(media, field, file, limits, sender)]);
  }
  return clean;
}

async function keepPictures({ db, media }: Context, clean: CheckedPicture[]) {
  const stored = new Map<string, StoredPicture>();
  for (const [field, file, { data, ...picture }] of clean) {
    // The row is inserted before the file is stored: after a crash the sweep still finds the file.
    await insertMedia(db, { ...picture, original_name: file.name, kept: false });
    await media.keep({ data, ...picture });
    stored.set(field, picture);
  }
  return stored;
}

async function cleanFile(
  media: MediaStore,
  field: string,
  file: ReceivedFile,
  { maxBytes, largePhotos }: PictureLimits,
  sender: PictureSender | undefined,
) {
  if (file.bytes > maxBytes) {
    throw new CoreError('too_large', say('formPictureTooLarge', { mb: maxBytes / mb }), {
      [field]: `This picture is larger than ${maxBytes / mb} MB.`,
    });
  }
  return media.clean(file.path, { largePhotos, sender }).catch((error: unknown) => {
    if (!(error instanceof CoreError)) throw error;
    throw new CoreError(error.code, error.said, { [field]: error.message });
  });
}
