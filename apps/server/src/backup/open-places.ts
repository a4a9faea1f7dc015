import { join } from 'node:path';
import { borrowPostgres } from '@naya/db/postgres/borrow-postgres';
import { keepPostgres } from '@naya/db/postgres/keep-postgres';
import type { Env } from '../env.ts';
import { openFileStore } from '../media/open-media.ts';
import type { BackupPlaces } from './make-backup.ts';

type Use = 'beside' | 'alone';

/** Where rows and pictures are; our own PostgreSQL is used beside a running server or, for a restore, alone. */
export async function openPlaces(
  env: Env,
  use: Use,
  opened: AsyncDisposableStack,
): Promise<BackupPlaces> {
  const fileStore = await openFileStore(env);
  if (env.databaseUrl) return { databaseUrl: env.databaseUrl, fileStore };
  const open = use === 'beside' ? borrowPostgres : keepPostgres;
  const postgres = await open({ dataDir: join(env.dataDir, 'pg'), log: console.log });
  opened.defer(postgres.stop);
  return { databaseUrl: postgres.url, fileStore };
}
