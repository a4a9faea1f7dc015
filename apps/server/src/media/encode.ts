import { availableParallelism } from 'node:os';
import { CoreError } from '@naya/core/errors';
import type { Sharp } from 'sharp';
import { recognise } from './recognise.ts';
import { takeTurns } from './take-turns.ts';

const maxPixels = 40_000_000;
const maxEdge = 2_400;
const refusal = 'Please choose a picture: JPEG, PNG, WebP, AVIF or GIF.';
const damaged = 'This picture is damaged or too large to be read.';

/** Loaded with the first picture: a process that gets none does without its memory. */
async function openSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: several pictures at once already keep every core busy.
  sharp.concurrency(1);
  // Uploads are gone after one look.
  sharp.cache(false);
  return sharp;
}
let opening: ReturnType<typeof openSharp> | undefined;
const getSharp = () => (opening ??= openSharp());

// A decoded picture may have 160 MB: as many at a time as there are cores, however many are sent.
const inTurn = takeTurns(availableParallelism());

/** Decodes whatever was sent and writes it anew: metadata gone, orientation applied. */
export async function cleanPicture(upload: string | Uint8Array) {
  if (!(await recognise(upload))) throw new CoreError('wrong_type', refusal);
  return inTurn(async () => {
    const sharp = await getSharp();
    const { width, height } = await readMetadata(upload);
    if (width * height > maxPixels) throw new CoreError('wrong_type', damaged);
    try {
      return await sharp(upload, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
    } catch {
      throw new CoreError('wrong_type', damaged);
    }
  });
}

/** Reads the head of a picture only. */
export async function readMetadata(picture: string | Uint8Array) {
  const sharp = await getSharp();
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch {
    throw new CoreError('wrong_type', refusal);
  }
}

// AVIF effort 1 is four times faster than 3 and no larger on flat art.
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 52, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 4 }),
};

export async function encodeVariant(original: Uint8Array, width: number, format: string) {
  const sharp = await getSharp();
  const image = sharp(original).resize({ width, withoutEnlargement: true });
  return inTurn(() => encoders[format === 'avif' ? 'avif' : 'webp'](image).toBuffer());
}
