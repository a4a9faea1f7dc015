import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups } from '@naya/db/backups';
import type { Db } from '@naya/db/client';

/** When the newest was made, by the server or by the command into its folder; null when there is none. */
export async function findLastBackup(db: Db, folder: string): Promise<Date | null> {
  const [own] = await listBackups(db);
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar.gz'))
      .map(async (name) => (await stat(join(folder, name))).mtime),
  );
  if (own) times.push(new Date(own.made_at));
  return times.sort((one, other) => Number(other) - Number(one))[0] ?? null;
}
