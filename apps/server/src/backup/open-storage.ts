import { join } from 'node:path';
import { findOrRunEmbeddedPostgres } from '@naya/db/postgres/find-or-run-postgres';
import { runEmbeddedPostgres } from '@naya/db/postgres/run-embedded-postgres';
import type { Env } from '../env.ts';
import { openFileStore } from '../media/open-media.ts';
import type { BackupStorage } from './make-backup.ts';

type Use = 'shared' | 'exclusive';

/** Opens the database and the file store. A backup may share our own PostgreSQL with a running server, a restore may not. */
export async function openStorage(
  env: Env,
  use: Use,
  opened: AsyncDisposableStack,
): Promise<BackupStorage> {
  const fileStore = await openFileStore(env);
  if (env.databaseUrl) return { databaseUrl: env.databaseUrl, fileStore };
  const open = use === 'shared' ? findOrRunEmbeddedPostgres : runEmbeddedPostgres;
  const postgres = await open({ dataDir: join(env.dataDir, 'pg'), log: console.log });
  opened.defer(postgres.stop);
  return { databaseUrl: postgres.url, fileStore };
}
