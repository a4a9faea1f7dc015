import { readdir, readFile, readlink, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Home } from './home.ts';

async function worksIn(pid: string, folder: string): Promise<boolean> {
  try {
    const dead = /\) [ZX] /.test(await readFile(`/proc/${pid}/stat`, 'utf8'));
    return !dead && (await readlink(`/proc/${pid}/cwd`)) === folder;
  } catch {
    return false;
  }
}

/** Whether any server process still works on the data; null where the system cannot tell. */
export async function isInUse({ cluster }: Home): Promise<boolean | null> {
  const names = await readdir('/proc').catch(() => null);
  if (!names) return null;
  const checks = names.filter((name) => /^\d+$/.test(name)).map((pid) => worksIn(pid, cluster));
  return (await Promise.all(checks)).includes(true);
}

/**
 * PostgreSQL takes any process with the recorded number for a living server. After a crash that may
 * be a zombie, or in a restarted container just another process of ours.
 */
export async function setStalePidAside({ cluster }: Home): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').catch(() => null);
  if (lines === null) return;
  const socketFolder = lines.split('\n')[4];
  if (socketFolder) await rm(path.join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  await rename(file, `${file}.stale`);
}
