import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskStore } from '../media/disk-store.ts';
import type { FileStore } from '../media/file-store.ts';

/** A folder of files that can be made again: as soon as there are more than `maxFiles`, the oldest tenth is removed. */
export function createBoundedStore(
  folder: string,
  maxFiles: number,
): Pick<FileStore, 'read' | 'write'> {
  const fileStore = createDiskStore(folder);
  return {
    read: fileStore.read,
    async write(name, bytes, contentType) {
      await fileStore.write(name, bytes, contentType);
      const files = await readdir(folder, { withFileTypes: true });
      const names = files.filter((file) => file.isFile()).map((file) => file.name);
      if (names.length > maxFiles) await removeOldest(folder, names, Math.ceil(maxFiles / 10));
    },
  };
}

async function removeOldest(folder: string, names: string[], count: number): Promise<void> {
  const dated = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      // Another process on the same folder may have been quicker.
      const found = await stat(path).catch(() => null);
      return { path, writtenAt: found?.mtimeMs ?? 0 };
    }),
  );
  const oldest = dated.sort((a, b) => a.writtenAt - b.writtenAt).slice(0, count);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
}
