import type { Logger } from 'pino';
import { matchBackups } from '@naya/db/backups';
import type { PooledDb } from '@naya/db/client';
import type { Env } from '../env.ts';
import type { OfficeDeps } from '../office/route.ts';
import { openBackupPlace, type BackupPlace } from './backup-place.ts';
import { findLastBackup } from './find-last-backup.ts';

type BackupEnv = Pick<Env, 'backupDir' | 'backupPublicKey' | 'backupS3'>;

/** What the back office reads of them. */
export const storedBackups = (env: BackupEnv, db: PooledDb): OfficeDeps['backups'] => ({
  isOn: env.backupPublicKey !== undefined,
  open: async (name) => (await openBackupPlace(env)).read(name),
  findLast: () => findLastBackup(db, env.backupDir),
});

/** The list in the database becomes that of the files. */
export async function listWhatIsThere(db: PooledDb, place: BackupPlace): Promise<void> {
  const files = await place.list();
  await matchBackups(
    db,
    files.map(({ madeAt, ...file }) => ({ ...file, made_at: madeAt.toISOString() })),
  );
}

/** At the start: a restored database knows of none, and somebody may have moved some. A place that does not answer is for the job to complain of. */
export async function lookForBackups(env: BackupEnv, db: PooledDb, log: Logger): Promise<void> {
  try {
    await listWhatIsThere(db, await openBackupPlace(env));
  } catch (error) {
    log.warn({ err: error }, 'the backups could not be listed');
  }
}
