import { pino } from 'pino';
import { listInBatches } from '@naya/core/in-batches';
import { replayErasures } from '@naya/core/compose/privacy/replay-erasures';
import type { Erasure } from '@naya/db/backup/erasures';
import { knowsMigration } from '@naya/db/backup/migrations';
import {
  refuseUnlessFree,
  writeErasures,
  writeSnapshot,
  type Load,
} from '@naya/db/backup/write-snapshot';
import { openDatabase } from '@naya/db/client';
import { listQueuedMails } from '@naya/db/mail/queue';
import { migrateDatabase } from '@naya/db/migrate';
import { startJobs } from '../jobs/boss.ts';
import { storedName, type FileStore } from '../media/file-store.ts';
import {
  BackupFault,
  mediaPrefix,
  tablePrefix,
  type Manifest,
  checkArchive,
  readEntries,
  type Entry,
} from './archive.ts';
import type { Progress } from './command.ts';
import { erasuresFileBeside, readErasuresFile } from './erasures-file.ts';

export type RestoreOptions = {
  databaseUrl: string;
  fileStore: FileStore;
  replace: boolean;
  /** A list of erasures beside the one that lies with the backup. */
  erasuresFile?: string | undefined;
  /** Of an encrypted backup. */
  secretKeys?: string[];
};

/** Checks the whole archive, then stores its pictures, which no row names yet, then inserts all rows in one transaction. */
export async function restoreBackup(
  path: string,
  { databaseUrl, fileStore, replace, erasuresFile, secretKeys = [] }: RestoreOptions,
  progress: Progress,
): Promise<Manifest> {
  const manifest = await checkArchive(path, secretKeys);
  if (!knowsMigration(manifest.migration)) {
    throw new BackupFault('This backup was made by a newer version: install that one first.');
  }
  const erasures = await readErasures(path, erasuresFile, secretKeys);
  await refuseUnlessFree(databaseUrl, { replace });
  const entries = readEntries(path, secretKeys);
  const waiting = await restoreMedia(entries, fileStore, progress);
  const load = async (into: Load) => {
    const parts = createParts(entries, waiting);
    for (const table of manifest.tables) {
      const rows = await into.table(table, parts(`${tablePrefix}${table.name}/`));
      if (rows !== table.rows) {
        throw new BackupFault(`${table.name} has ${rows} rows in place of ${table.rows}.`);
      }
      progress(`Rows of ${table.name}`, rows);
    }
  };
  await writeSnapshot(databaseUrl, manifest, load, erasures);
  return manifest;
}

/** For a database that came back in another way, such as from its own log: the server erases them when it starts. */
export async function addErasures(
  path: string,
  { databaseUrl }: { databaseUrl: string },
  secretKeys: string[],
): Promise<number> {
  const erasures = await readErasuresFile(path, secretKeys);
  if (!erasures) throw new BackupFault(`There is no file ${path}.`);
  await writeErasures(databaseUrl, erasures);
  return erasures.length;
}

async function readErasures(
  path: string,
  named: string | undefined,
  secretKeys: string[],
): Promise<Erasure[]> {
  const beside = await readErasuresFile(erasuresFileBeside(path), secretKeys);
  if (!named) return beside ?? [];
  const other = await readErasuresFile(named, secretKeys);
  if (!other) throw new BackupFault(`There is no file ${named}.`);
  return [...(beside ?? []), ...other];
}

/** Returns the first entry after the pictures. */
async function restoreMedia(
  entries: AsyncGenerator<Entry>,
  fileStore: FileStore,
  progress: Progress,
): Promise<Entry | null> {
  let count = 0;
  for (;;) {
    const { value, done } = await entries.next();
    if (done || !value.name.startsWith(mediaPrefix)) return value ?? null;
    const name = value.name.slice(mediaPrefix.length);
    if (!storedName.test(name)) throw new BackupFault(`"${name}" is no picture's name.`);
    await fileStore.write(name, value.bytes, `image/${name.split('.').at(-1)}`);
    progress('Pictures', ++count);
  }
}

/** The parts of one table after the other, in the order in which the archive has them. */
function createParts(entries: AsyncGenerator<Entry>, first: Entry | null) {
  let waiting = first;
  return async function* parts(prefix: string): AsyncGenerator<Buffer> {
    for (;;) {
      if (!waiting?.name.startsWith(prefix)) return;
      yield waiting.bytes;
      const { value, done } = await entries.next();
      waiting = done ? null : value;
    }
  };
}

type Finished = { mails: number; erased: number };

/** Erases again whom the list of erasures names, and gives mails that were not sent yet a job again. */
export async function finishRestore(url: string): Promise<Finished> {
  await using opened = new AsyncDisposableStack();
  const { db } = opened.adopt(openDatabase({ url }), (each) => each.close());
  await migrateDatabase(db);
  const jobs = opened.adopt(await startJobs(url, pino({ level: 'warn' })), (each) => each.stop());
  const erased = await replayErasures({ db, enqueue: jobs.enqueue });
  let mails = 0;
  for await (const ids of listInBatches((part) => listQueuedMails(db, part))) {
    await jobs.enqueue(db, 'send-mail', ...ids.map((mailId) => ({ mailId })));
    mails += ids.length;
  }
  return { mails, erased };
}
