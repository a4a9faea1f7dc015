import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  glob,
  mkdir,
  readFile,
  rename,
  rm,
  writeFile,
  readdir,
  stat,
} from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { storedName, type FileStore } from './file-store.ts';

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
    check: () => checkWritable(folder),
    async *list() {
      for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
        const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        if (entry.isFile() && storedName.test(name)) yield name;
      }
    },
  };
}

/** Makes it where it is missing; throws what keeps this process from writing into it. */
export async function checkWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
}

const dayMs = 24 * 3_600_000;

/**
 * Makes a folder of this process's own for files in transit, closed to other users of the machine. Removes the folders
 * of killed processes: at once when they ran on this machine, after a day when the folder is shared with others.
 */
export async function openOwnFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (await isLeftOver(path, name)) await rm(path, { recursive: true, force: true });
  }
  const own = join(folder, `${hostname()}.${process.pid}`);
  await mkdir(own, { recursive: true, mode: 0o700 });
  return own;
}

async function isLeftOver(path: string, name: string): Promise<boolean> {
  const pid = Number(name.split('.').at(-1));
  if (name === `${hostname()}.${pid}`) return pid === process.pid || !isAlive(pid);
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - dayMs;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
