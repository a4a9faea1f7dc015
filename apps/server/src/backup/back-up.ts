import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { findLastGoodTry, insertBackup, noteTry } from '@naya/db/backups';
import type { PooledDb } from '@naya/db/client';
import type { Env } from '../env.ts';
import { describeError } from '../log/log.ts';
import { openFileStore } from '../media/store.ts';
import { mediaPrefix } from './archive.ts';
import { nameBackup, openBackupPlace, type BackupPlace } from './backup-place.ts';
import { chooseKept } from './choose-kept.ts';
import { encryptedEnding, makeKeyPair } from './encryption.ts';
import { encryptedErasuresName } from './erasures-file.ts';
import { makeBackup } from './make-backup.ts';
import { listWhatIsThere } from './stored-backups.ts';
import { tryBackup } from './try-backup.ts';

export type BackUpTools = { env: Env; db: PooledDb; databaseUrl: string; log: Logger };

/** A try that was good counts for a week, less the hours by which one night is later than another. */
const triedForMs = 6.5 * 24 * 3_600_000;

/**
 * Makes an encrypted backup, puts it where backups lie, tries it once a week, and then removes those that are not kept. Nobody here can open
 * it: for a try it is encrypted for a second key as well, which lives in the memory of this process until the try is over.
 */
export async function backUp({ env, db, databaseUrl, log }: BackUpTools): Promise<void> {
  if (!env.backupPublicKey) throw new Error('BACKUP_PUBLIC_KEY is not set: nothing was backed up.');
  const place = await openBackupPlace(env);
  const folder = join(env.backupDir, '.making');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const triedAt = await findLastGoodTry(db);
    const own =
      triedAt && Date.now() - Date.parse(triedAt) < triedForMs ? null : await makeKeyPair();
    const publicKeys = [env.backupPublicKey, ...(own ? [own.publicKey] : [])];
    const madeAt = new Date();
    const name = nameBackup(madeAt) + encryptedEnding;
    const path = join(folder, name);
    const storage = { databaseUrl, fileStore: await openFileStore(env) };
    const { tables, files } = await makeBackup(path, storage, () => {}, publicKeys);
    const { size: bytes } = await stat(path);
    await place.take(join(folder, encryptedErasuresName), encryptedErasuresName);
    await place.take(path, name);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const pictures = Object.keys(files).filter((each) => each.startsWith(mediaPrefix)).length;
    await insertBackup(db, { name, made_at: madeAt.toISOString(), bytes, rows, pictures });
    log.info({ backup: name, bytes, rows, pictures }, 'backed up');
    if (own) {
      const tried = { name, place, databaseUrl, secretKey: own.secretKey };
      try {
        await tryBackup(tried, folder);
        await noteTry(db, name, null);
        log.info({ backup: name }, 'the backup was restored into a temporary database, all of it');
      } catch (error) {
        await noteTry(db, name, describeError(error).message);
        log.error({ backup: name, err: error }, 'the backup could not be restored');
      }
    }
    await removeOutdated(place);
    await listWhatIsThere(db, place);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeOutdated(place: BackupPlace): Promise<void> {
  const files = await place.list();
  const kept = chooseKept(files);
  for (const file of files) if (!kept.has(file)) await place.remove(file.name);
}
