import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore, StoredPicture } from '@naya/core/media';
import { cleanPicture, encodeVariant, readMetadata } from './encode.ts';
import { isVariant, pictureName } from './names.ts';

/** Pictures as files below one folder, named by content: a crash leaves at worst an unused file. */
export function createDiskStore(folder: string): MediaStore {
  const originalFile = (name: string) => join(folder, name.slice(0, 2), `${name}.webp`);
  const variantFile = (name: string, width: number, format: string) =>
    join(folder, name.slice(0, 2), name, `${width}.${format}`);
  const underway = new Map<string, Promise<Uint8Array | null>>();

  async function keep(data: Uint8Array, width: number, height: number): Promise<StoredPicture> {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
    await writeWhole(originalFile(`${hash}-${width}x${height}`), data);
    return { hash, width, height, ext: 'webp', bytes: data.length };
  }

  async function makeVariant(name: string, width: number, format: string) {
    const original = await readOrNull(originalFile(name));
    if (!original) return null;
    const bytes = await encodeVariant(original, width, format);
    await writeWhole(variantFile(name, width, format), bytes);
    return bytes;
  }

  return {
    async storeUpload(bytes) {
      const { data, width, height } = await cleanPicture(bytes);
      return keep(data, width, height);
    },
    async storeDrawing(bytes) {
      const { width, height } = await readMetadata(bytes);
      return keep(bytes, width, height);
    },
    async readOriginal(name) {
      return pictureName.test(name) ? readOrNull(originalFile(name)) : null;
    },
    async readVariant(name, width, format) {
      if (!pictureName.test(name) || !isVariant(width, format)) return null;
      const file = variantFile(name, width, format);
      const made = await readOrNull(file);
      if (made) return made;
      const running = underway.get(file);
      if (running) return running;
      const work = makeVariant(name, width, format).finally(() => underway.delete(file));
      underway.set(file, work);
      return work;
    },
  };
}

async function readOrNull(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Nobody ever sees half a file: it gets its name when it is complete. */
async function writeWhole(file: string, data: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, data, { flush: true });
  await rename(draft, file);
}
