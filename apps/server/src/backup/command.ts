import { join } from 'node:path';
import { findOrRunEmbeddedPostgres } from '@naya/db/postgres/find-or-run-postgres';
import { runEmbeddedPostgres } from '@naya/db/postgres/run-embedded-postgres';
import { BadEnvironment, readEnv, type Env } from '../env.ts';
import { openFileStore } from '../media/store.ts';
import type { BackupStorage } from './make-backup.ts';

type Work = (env: Env, progress: Progress, opened: AsyncDisposableStack) => Promise<string>;

/** Runs a command of the operator: its steps, then what came of it in a sentence. */
export async function runCommand(work: Work): Promise<void> {
  const opened = new AsyncDisposableStack();
  const progress = createProgress(console.log);
  try {
    const outcome = await work(readEnv(process.env), progress.tell, opened);
    progress.end();
    console.log(outcome);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  } finally {
    await opened.disposeAsync();
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BadEnvironment) return error.message;
  // The error of a refused connection has no message; the errors in it say why.
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Called with each step; `count` grows while the step lasts. */
export type Progress = (step: string, count: number) => void;

const everyMs = 2_000;

/** A line for each step at its end, and in between now and then while one takes long. */
function createProgress(write: (line: string) => void): { tell: Progress; end: () => void } {
  let last: [step: string, count: number] | null = null;
  let saidAt = Date.now();
  const say = () => {
    if (last) write(`• ${last[0]}: ${last[1].toLocaleString('en-IN')}`);
    saidAt = Date.now();
  };
  return {
    tell(step, count) {
      if (last && last[0] !== step) say();
      last = [step, count];
      if (Date.now() - saidAt >= everyMs) say();
    },
    end: say,
  };
}

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
