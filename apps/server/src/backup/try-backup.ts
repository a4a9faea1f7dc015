import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withTemporaryDatabase } from '@naya/db/backup/temporary-database';
import type { FileStore } from '../media/file-store.ts';
import type { BackupPlace } from './backup-place.ts';
import { restoreBackup } from './restore-backup.ts';

/** Its digests say that pictures are whole; there is no need of a second copy. */
const nowhere: FileStore = {
  read: async () => null,
  write: async () => {},
  remove: async () => {},
  list: async function* () {},
  check: async () => {},
};

type Tried = { name: string; place: BackupPlace; databaseUrl: string; secretKey: string };

/**
 * Fetches the very file that lies there, decrypts it and restores it into a temporary database: every digest and every count of
 * rows has to be right. Throws what is wrong.
 */
export async function tryBackup({ name, place, databaseUrl, secretKey }: Tried, folder: string) {
  const path = join(folder, name);
  const stored = await place.read(name);
  if (!stored) throw new Error('It does not lie where it was put.');
  await pipeline(Readable.fromWeb(stored), createWriteStream(path, { mode: 0o600 }));
  await withTemporaryDatabase(databaseUrl, (temporary) =>
    restoreBackup(
      path,
      { databaseUrl: temporary, fileStore: nowhere, replace: false, secretKeys: [secretKey] },
      () => {},
    ),
  );
}
