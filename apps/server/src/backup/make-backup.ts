import { withSnapshot } from '@naya/db/backup/read-snapshot';
import type { FileStore } from '../media/file-store.ts';
import { keepErasures } from './erasures-file.ts';
import { mediaPrefix, partName, type Manifest, writeArchive, type Archive } from './archive.ts';
import type { Progress } from './command.ts';

const partBytes = 8 * 1024 * 1024;

export type BackupStorage = { databaseUrl: string; fileStore: FileStore };

/** Rows of one moment, and every picture: one that a row of that moment names was stored before it. */
export async function makeBackup(
  path: string,
  { databaseUrl, fileStore }: BackupStorage,
  progress: Progress,
  publicKeys: string[] = [],
): Promise<Manifest> {
  return withSnapshot(databaseUrl, async ({ migration, sequences, erasures, tables, read }) => {
    const fill = async (archive: Archive) => {
      const madeAt = new Date().toISOString();
      await addMedia(archive, fileStore, progress);
      const counted: Manifest['tables'] = [];
      for (const table of tables) {
        const { stream, rows } = read(table);
        await addParts(archive, table.name, stream);
        counted.push({ ...table, rows: rows() });
        progress(`Rows of ${table.name}`, rows());
      }
      return { format: 1 as const, madeAt, migration, sequences, tables: counted };
    };
    const manifest = await writeArchive(path, fill, publicKeys);
    await keepErasures(path, erasures, publicKeys);
    return manifest;
  });
}

/** Files stored during the backup may be left out: rows of the snapshot name only files stored before it. */
async function addMedia(archive: Archive, fileStore: FileStore, progress: Progress): Promise<void> {
  let count = 0;
  for await (const name of fileStore.list()) {
    const bytes = await fileStore.read(name);
    if (!bytes) continue;
    await archive.add(mediaPrefix + name, bytes);
    progress('Pictures', ++count);
  }
}

async function addParts(archive: Archive, table: string, stream: AsyncIterable<Buffer>) {
  let part = 0;
  let size = 0;
  let chunks: Buffer[] = [];
  const flush = async () => {
    await archive.add(partName(table, part++), Buffer.concat(chunks));
    [size, chunks] = [0, []];
  };
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
}
