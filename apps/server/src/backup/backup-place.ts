import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Env } from '../env.ts';

export type BackupFile = { name: string; madeAt: Date; bytes: number };

/** Where backups lie that the server makes by itself: a folder, or a bucket. */
export type BackupPlace = {
  /** Moves a finished file there; nobody ever sees half of it. */
  take: (file: string, name: string) => Promise<void>;
  read: (name: string) => Promise<ReadableStream<Uint8Array> | null>;
  remove: (name: string) => Promise<void>;
  /** Only what the server made: other files are nobody's business. */
  list: () => Promise<BackupFile[]>;
};

export type PlaceConfig = Pick<Env, 'backupDir' | 'backupS3'>;

export async function openBackupPlace({ backupDir, backupS3 }: PlaceConfig): Promise<BackupPlace> {
  if (!backupS3) return openFolder(backupDir);
  const { openBackupBucket } = await import('./backup-bucket.ts');
  return openBackupBucket(backupS3);
}

const pattern = /^naya-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)(?:-(\d{3}))?\.tar\.gz\.age$/;

/** To the millisecond, as two may be made in one second; in UTC, without signs that a file system or a shell minds. */
export const nameBackup = (madeAt: Date) =>
  `naya-${madeAt.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-')}.tar.gz`;

export function describeFile(name: string, bytes: number): BackupFile[] {
  const [, hour, minute, second, milliseconds = '000'] = pattern.exec(name) ?? [];
  return hour
    ? [{ name, bytes, madeAt: new Date(`${hour}:${minute}:${second}.${milliseconds}Z`) }]
    : [];
}

function openFolder(folder: string): BackupPlace {
  return {
    async take(file, name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(file, join(folder, name));
    },
    async read(name) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found && (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>);
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const names = await readdir(folder).catch(() => []);
      const files = await Promise.all(
        names
          .filter((name) => pattern.test(name))
          .map(async (name) => describeFile(name, (await stat(join(folder, name))).size)),
      );
      return files.flat();
    },
  };
}
