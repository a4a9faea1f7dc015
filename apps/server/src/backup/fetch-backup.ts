import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env.ts';
import { openBackupPlace, type BackupPlace } from './backup-place.ts';
import type { Progress } from './command.ts';
import { encryptedErasuresName } from './erasures-file.ts';
import { BackupFault } from './archive.ts';

const inBucket = 'bucket:';

/** The path of a backup: what was named, or `bucket:<name>` and `bucket:newest` fetched into DATA_DIR/backups, with the list of erasures. */
export async function findBackup(env: Env, named: string, progress: Progress): Promise<string> {
  if (!named.startsWith(inBucket)) return resolve(named);
  if (!env.backupS3) throw new BackupFault('The BACKUP_S3_ variables say which bucket: set them.');
  const bucket = await openBackupPlace(env);
  const wanted = named.slice(inBucket.length);
  const name = wanted === 'newest' ? await findNewest(bucket) : wanted;
  await mkdir(env.backupDir, { recursive: true, mode: 0o700 });
  for (const each of [encryptedErasuresName, name]) {
    const stored = await bucket.read(each);
    if (!stored) throw new BackupFault(`There is no ${each} in the bucket.`);
    const target = createWriteStream(join(env.backupDir, basename(each)), { mode: 0o600 });
    await pipeline(Readable.fromWeb(stored), target);
    progress(`Fetched ${each}`, target.bytesWritten);
  }
  return join(env.backupDir, basename(name));
}

async function findNewest(bucket: BackupPlace): Promise<string> {
  const files = await bucket.list();
  const newest = files.sort((one, other) => Number(other.madeAt) - Number(one.madeAt))[0];
  if (!newest) throw new BackupFault('There is no backup in the bucket.');
  return newest.name;
}
