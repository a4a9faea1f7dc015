import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore } from '../media/disk-store.ts';
import type { FileStore } from '../media/file-store.ts';

/** A folder of things that can be made again: beyond `most` the oldest tenth goes. */
export function createBoundedStore(
  folder: string,
  most: number,
): Pick<FileStore, 'read' | 'write'> {
  const fileStore = createDiskStore(folder);
  return {
    read: fileStore.read,
    async write(name, bytes, contentType) {
      await fileStore.write(name, bytes, contentType);
      const files = await readdir(folder, { withFileTypes: true });
      const names = files.filter((file) => file.isFile()).map((file) => file.name);
      if (names.length > most) await dropOldest(folder, names, Math.ceil(most / 10));
    },
  };
}

async function dropOldest(folder: string, names: string[], count: number): Promise<void> {
  const aged = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another process on the same folder may have been quicker.
      const found = await stat(path).catch(() => null);
      return { path, made: found?.mtimeMs ?? 0 };
    }),
  );
  const oldest = aged.sort((a, b) => a.made - b.made).slice(0, count);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
}
