import { availableParallelism } from 'node:os';
import type { PictureVariant } from '@naya/core/media/store';
import { encodeVariant, type Variant } from './encode-variant.ts';
import type { PictureProcess } from './picture-process.ts';
import type { FileStore } from './file-store.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

export const originalOf = (name: string) => `${name.slice(0, 2)}/${name}.webp`;
export const variantsOf = (name: string) => `${name.slice(0, 2)}/${name}`;
const variantOf = (name: string, { width, format }: Variant) =>
  `${variantsOf(name)}/${width}.${format}`;

type Encode = PictureProcess['encode'];
/** Beyond this many a missing AVIF is not asked for; a later visitor asks again. */
const mostAvifsWaiting = 200;

/**
 * A visitor who asks for a variant that is not there gets WebP, which is encoded at once in this process;
 * the AVIF is encoded afterwards in the picture process, for the next visitor.
 */
export function createVariants(fileStore: FileStore, pictures: Pick<PictureProcess, 'encode'>) {
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
      if (webp && underway.size < mostAvifsWaiting) make(name, variant).catch(() => {});
      return webp;
    }
    const bytes = await encodeOnce(name, variant, encodeAtOnce);
    return bytes && { bytes, format };
  }
  async function make(name: string, variant: Variant): Promise<void> {
    if (await fileStore.read(variantOf(name, variant))) return;
    await encodeOnce(name, variant, pictures.encode);
  }
  return { read: readOrEncode, make };
}
