import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The store of pictures does not answer, or answers that it cannot; the cause says why. */
export class StorageAway extends Error {}

// Full, or beyond this user's quota; the third is how PostgreSQL says it.
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || isDiskFull(error.cause);
}

/** A disk that the system has made read-only, one that breaks, a folder of another user. */
const unwritable = new Set<unknown>(['EROFS', 'EIO', 'EACCES']);

/** Whether it is over once somebody has seen to disk or store: the same request may succeed then. */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageAway || isDiskFull(error)) return true;
  return ('code' in error && unwritable.has(error.code)) || isStorageTrouble(error.cause);
}

const sample = new Uint8Array(64 * 1024);

/** Why the folder takes no files. Writes one: the number of free blocks says nothing of quotas, or of a disk without a free inode. */
export async function findDiskTrouble(folder: string): Promise<'full' | 'not writable' | null> {
  const file = join(folder, `room-${randomUUID()}`);
  try {
    await writeFile(file, sample);
    return null;
  } catch (error) {
    return isDiskFull(error) ? 'full' : 'not writable';
  } finally {
    await rm(file, { force: true });
  }
}
