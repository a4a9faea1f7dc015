import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

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
