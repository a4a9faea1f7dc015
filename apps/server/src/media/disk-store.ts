import { randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { storedName } from './names.ts';
import { openOwnFolder } from './own-folder.ts';
import type { FileStore } from './file-store.ts';

export function createDiskStore(folder: string): FileStore {
  let drafts: Promise<string> | undefined;
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const file = join(folder, name);
      drafts ??= openOwnFolder(join(folder, '.drafts'));
      const draft = join(await drafts, randomUUID());
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
    async *list() {
      for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        if (entry.isFile() && storedName.test(name)) yield name;
      }
    },
  };
}
