import { availableParallelism } from 'node:os';
import { pictureFormats, pictureWidths } from '@naya/contract/constants';
import type { PictureVariant } from '@naya/core/media-store';
import { Interrupted } from '../helper-process.ts';
import type { Faults } from '../log/faults.ts';
import { limitConcurrency } from '../share-places.ts';
import { encodeVariant, type Variant } from './codec.ts';
import type { FileStore } from './file-store.ts';
import type { PictureProcess } from './picture-process.ts';

/** `<hash>-<width>x<height>`: what a stored picture is called, and all a page needs to know of it. */
export const pictureName = /^[\da-f]{32}-(\d{1,5})x(\d{1,5})$/;

/** Null for a width or format that no page asks for. */
export function findVariant(width: number, format: string): Variant | null {
  const known = pictureFormats.find((each) => each === format);
  return known && (pictureWidths as readonly number[]).includes(width)
    ? { width, format: known }
    : null;
}

export const originalOf = (name: string) => `${name.slice(0, 2)}/${name}.webp`;
export const variantsOf = (name: string) => `${name.slice(0, 2)}/${name}`;
export const variantOf = (name: string, { width, format }: Variant) =>
  `${variantsOf(name)}/${width}.${format}`;

type Encode = PictureProcess['encode'];
/** Beyond this many a missing AVIF is not asked for; a later visitor asks again. */
const maxAvifsWaiting = 200;

/**
 * A visitor who asks for a variant that is not there gets WebP, which is encoded at once in this process;
 * the AVIF is encoded afterwards in the picture process, for the next visitor.
 */
export function createVariants(
  fileStore: FileStore,
  pictures: Pick<PictureProcess, 'encode'>,
  faults?: Faults,
) {
  const inTurn = limitConcurrency(availableParallelism());
  const encodeAtOnce: Encode = (...each) => inTurn(() => encodeVariant(...each));
  const underway = new Map<string, Promise<Uint8Array | null>>();

  async function encode(name: string, variant: Variant, by: Encode): Promise<Uint8Array | null> {
    const original = await fileStore.read(originalOf(name));
    if (!original) return null;
    const bytes = await by(original, variant);
    await fileStore.write(variantOf(name, variant), bytes, `image/${variant.format}`);
    return bytes;
  }
  function encodeOnce(name: string, variant: Variant, by: Encode): Promise<Uint8Array | null> {
    const key = variantOf(name, variant);
    const running = underway.get(key);
    if (running) return running;
    const work = encode(name, variant, by).finally(() => underway.delete(key));
    underway.set(key, work);
    return work;
  }
  async function readOrEncode(name: string, variant: Variant): Promise<PictureVariant | null> {
    const { format } = variant;
    const made = await fileStore.read(variantOf(name, variant));
    if (made) return { bytes: made, format };
    if (format === 'avif') {
      const webp = await readOrEncode(name, { ...variant, format: 'webp' });
      // It runs behind the answer; when it fails, the next visitor's request tries again.
      if (webp && underway.size < maxAvifsWaiting) void makeBehind(name, variant);
      return webp;
    }
    const bytes = await encodeOnce(name, variant, encodeAtOnce);
    return bytes && { bytes, format };
  }
  async function makeBehind(name: string, variant: Variant): Promise<void> {
    try {
      await make(name, variant);
      faults?.worked('make-avif');
    } catch (error) {
      if (!(error instanceof Interrupted)) faults?.failed('make-avif', error);
    }
  }
  async function make(name: string, variant: Variant): Promise<void> {
    if (await fileStore.read(variantOf(name, variant))) return;
    await encodeOnce(name, variant, pictures.encode);
  }
  return { read: readOrEncode, make };
}
