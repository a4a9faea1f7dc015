import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Erasure } from '@naya/db/backup/erasures';
import { BackupFault } from './archive.ts';
import { decryptStream, encryptedEnding, encryptStream, isEncrypted } from './encryption.ts';

const schema = z.object({
  format: z.literal(1),
  erasures: z.array(
    z.object({ digest: z.string(), salt: z.string(), erased_at: z.iso.datetime({ offset: true }) }),
  ),
});

const plainName = 'erasures.json';
export const encryptedErasuresName = plainName + encryptedEnding;

/** Beside the backups of a folder: whom a restore of any of them erases again. */
export const erasuresFileBeside = (path: string) =>
  join(dirname(path), isEncrypted(path) ? encryptedErasuresName : plainName);

/** Null when there is no such file. */
export async function readErasuresFile(
  path: string,
  secretKeys: string[] = [],
): Promise<Erasure[] | null> {
  try {
    const bytes = await readFile(path);
    const json = isEncrypted(path)
      ? await text(await decryptStream(streamOf(bytes), secretKeys))
      : bytes.toString();
    return schema.parse(JSON.parse(json)).erasures;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new BackupFault(`${path} is damaged or no list of erasures: nothing was changed.`);
  }
}

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

/** Beside a backup. Adds to what the file holds already; one that cannot be read here is replaced by the database's list, which only grows. */
export async function keepErasures(
  backup: string,
  erasures: Erasure[],
  publicKeys: string[],
): Promise<void> {
  const path = erasuresFileBeside(backup);
  const known = isEncrypted(path) ? [] : await readErasuresFile(path);
  const all = new Map(known?.map((each) => [each.digest, each]));
  for (const each of erasures) all.set(each.digest, each);
  const json = Buffer.from(JSON.stringify({ format: 1, erasures: [...all.values()] }));
  const draft = `${path}.draft`;
  await writeFile(
    draft,
    isEncrypted(path) ? await encryptStream(streamOf(json), publicKeys) : json,
    { mode: 0o600, flush: true },
  );
  await rename(draft, path);
}
