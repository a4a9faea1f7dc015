import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Erasure } from '@naya/db/backup/erasures';
import { BackupFault } from './archive.ts';

const schema = z.object({
  format: z.literal(1),
  erasures: z.array(
    z.object({ digest: z.string(), salt: z.string(), erased_at: z.iso.datetime({ offset: true }) }),
  ),
});

/** Beside the backups of a folder: whom a restore of any of them erases again. */
export const erasuresFileIn = (folder: string) => join(folder, 'erasures.json');

/** Null when there is no such file. */
export async function readErasuresFile(path: string): Promise<Erasure[] | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8'))).erasures;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new BackupFault(`${path} is damaged or no list of erasures: nothing was changed.`);
  }
}

/** Adds to what the file holds already: a list only grows. */
export async function addToErasuresFile(path: string, erasures: Erasure[]): Promise<void> {
  const all = new Map((await readErasuresFile(path))?.map((each) => [each.digest, each]));
  for (const each of erasures) all.set(each.digest, each);
  const draft = `${path}.draft`;
  await writeFile(draft, JSON.stringify({ format: 1, erasures: [...all.values()] }), {
    mode: 0o600,
    flush: true,
  });
  await rename(draft, path);
}
