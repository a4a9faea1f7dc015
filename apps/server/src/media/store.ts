import { createHash } from 'node:crypto';
import type { CleanPicture, MediaStore } from '@naya/core/media';
import { cleanPicture, encodeVariant, readMetadata } from './encode.ts';
import { isVariant, pictureName } from './names.ts';
import type { Shelf } from './shelf.ts';

const originalOf = (name: string) => `${name.slice(0, 2)}/${name}.webp`;
const variantsOf = (name: string) => `${name.slice(0, 2)}/${name}`;
const variantOf = (name: string, width: number, format: string) =>
  `${variantsOf(name)}/${width}.${format}`;

function named(data: Uint8Array, { width, height }: { width: number; height: number }) {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { hash, width, height, ext: 'webp', bytes: data.length, data };
}

/** Pictures named by content: a crash leaves at worst an unused one. */
export function createMediaStore(shelf: Shelf): MediaStore {
  const underway = new Map<string, Promise<Uint8Array | null>>();

  async function clean(upload: string | Uint8Array): Promise<CleanPicture> {
    const { data, info } = await cleanPicture(upload);
    return named(data, info);
  }

  async function keep({ data, ...picture }: CleanPicture) {
    const { hash, width, height } = picture;
    await shelf.write(originalOf(`${hash}-${width}x${height}`), data, 'image/webp');
    return picture;
  }

  async function makeVariant(name: string, width: number, format: string) {
    const original = await shelf.read(originalOf(name));
    if (!original) return null;
    const bytes = await encodeVariant(original, width, format);
    await shelf.write(variantOf(name, width, format), bytes, `image/${format}`);
    return bytes;
  }

  return {
    clean,
    keep,
    storeUpload: async (upload) => keep(await clean(upload)),
    async storeDrawing(bytes) {
      return keep(named(bytes, await readMetadata(bytes)));
    },
    async readOriginal(name) {
      return pictureName.test(name) ? shelf.read(originalOf(name)) : null;
    },
    async readVariant(name, width, format) {
      if (!pictureName.test(name) || !isVariant(width, format)) return null;
      const variant = variantOf(name, width, format);
      const made = await shelf.read(variant);
      if (made) return made;
      const running = underway.get(variant);
      if (running) return running;
      const work = makeVariant(name, width, format).finally(() => underway.delete(variant));
      underway.set(variant, work);
      return work;
    },
    async remove(name) {
      if (!pictureName.test(name)) return;
      await shelf.remove(variantsOf(name));
      await shelf.remove(originalOf(name));
    },
  };
}
