import { openSharp } from './open-sharp.ts';
import type { UploadFormat } from './recognise.ts';

const maxEdge = 16_000;
const maxPixels = 40_000_000;
const maxStoredEdge = 2_400;

export type Upload = { file: string | Uint8Array; format: UploadFormat };
export type DecodedPicture = { data: Uint8Array; width: number; height: number };

/**
 * Decodes an upload and encodes it anew: metadata gone, orientation applied. Null when it is damaged or too large.
 * Its size is read from its header first, so that a picture of enormous edges is not decoded at all.
 * Runs in the picture process only (`picture-worker.ts`).
 */
export async function decodeUpload({ file, format }: Upload): Promise<DecodedPicture | null> {
  const sharp = await openSharp();
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    // `sharp` calls an AVIF by its container.
    if (header.format !== (format === 'avif' ? 'heif' : format)) return null;
    const { width, height, pages = 1 } = header;
    if (Math.max(width, height) > maxEdge || width * height * pages > maxPixels) return null;
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({
        width: maxStoredEdge,
        height: maxStoredEdge,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
