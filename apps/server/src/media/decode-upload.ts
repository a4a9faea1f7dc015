import type { CleaningOptions } from '@naya/core/media/store';
import { openSharp } from './open-sharp.ts';
import type { UploadFormat } from './detect-format.ts';

const maxEdge = 16_000;
const maxPixels = 40_000_000;
/** libjpeg scales while it reads: 108 megapixels take 172 MB and 3 s; a progressive one that takes more is refused. */
const maxPhotoPixels = 120_000_000;
const maxStoredEdge = 2_400;

export type Upload = { file: string | Uint8Array; format: UploadFormat } & CleaningOptions;
export type DecodedPicture = {
  data: Uint8Array;
  width: number;
  height: number;
  colour: string | null;
};

/** The colour that fills most of a picture, as six hexadecimal digits; null when it can be seen through. */
async function findColour(picture: Uint8Array): Promise<string | null> {
  const sharp = await openSharp();
  const small = await sharp(picture).resize({ width: 64 }).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  const digits = [dominant.r, dominant.g, dominant.b].map((each) => each.toString(16));
  return isOpaque ? digits.map((each) => each.padStart(2, '0')).join('') : null;
}

/**
 * Decodes an upload and encodes it anew: metadata gone, orientation applied. Null when it is damaged or too large.
 * Its size is read from its header first, so that a picture of enormous edges is not decoded at all.
 * Runs in the picture process only (`picture-worker.ts`).
 */
export async function decodeUpload({
  file,
  format,
  largePhotos = false,
}: Upload): Promise<DecodedPicture | null> {
  const sharp = await openSharp();
  const limit = largePhotos && format === 'jpeg' ? maxPhotoPixels : maxPixels;
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    // `sharp` calls an AVIF by its container.
    if (header.format !== (format === 'avif' ? 'heif' : format)) return null;
    const { width, height, pages = 1 } = header;
    if (Math.max(width, height) > maxEdge || width * height * pages > limit) return null;
    const { data, info } = await sharp(file, { limitInputPixels: limit, failOn: 'error' })
      .rotate()
      .resize({
        width: maxStoredEdge,
        height: maxStoredEdge,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, colour: await findColour(data) };
  } catch {
    return null;
  }
}
