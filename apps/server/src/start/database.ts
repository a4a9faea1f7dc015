import { join } from 'node:path';
import type { Logger } from 'pino';
import { checkServer } from '@naya/db/check-server';
import { openDatabase, type PooledDb } from '@naya/db/client';
import { migrateDatabase } from '@naya/db/migrate';
import { openReplica, type Replica } from '@naya/db/replica';
import { runEmbeddedPostgres } from '@naya/db/postgres/run-embedded-postgres';
import { withoutPassword, type Env } from '../env.ts';
import { addQueryTime, maxReads } from '../http/read-limits.ts';
import type { Faults } from '../log/faults.ts';
import { report } from '../log/measured.ts';
import { runStep } from './announce.ts';
import { CannotStart } from './listen.ts';

export type ConnectedDatabase = {
  pools: Pools;
  /** Connections to the standby of DATABASE_READ_URL. */
  replica: PooledDb | null;
  url: string;
  where: string;
  close: () => Promise<void>;
};

/** The database of DATABASE_URL, or our own PostgreSQL under the data folder. */
export async function connectDatabase(env: Env, log: Logger): Promise<ConnectedDatabase> {
  const embedded = env.databaseUrl ? null : await startOwn(env);
  const url = env.databaseUrl ?? embedded?.url ?? '';
  const {
    dbs: pools,
    replica,
    close: closePools,
  } = openPools(url, env.databaseReadUrl, {
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onQuery(pool, ms) {
      report('query', { pool, ms });
      if (pool === 'reads' || pool === 'replica') addQueryTime(ms);
    },
  });
  const close = async () => {
    await closePools();
    await embedded?.stop();
  };
  try {
    if (!embedded) await checkServer(url, connectTimeoutMs);
    await runStep('Applying migrations', () => applyMigrations(url));
    await pools.health.$client.query('select 1');
  } catch (error) {
    await close();
    const where = withoutPassword(url);
    throw new CannotStart(`The database at ${where} cannot be used: ${explainDatabase(error)}`);
  }
  return { pools, replica, url, close, where: embedded ? env.dataDir : withoutPassword(url) };
}

/** Reads of visitors; whoever opens it lets it follow what this process hears of changes. */
export function openReadReplica(
  { pools: { reads: primary, health }, replica }: ConnectedDatabase,
  faults: Faults,
): Replica | null {
  if (!replica) return null;
  return openReplica({
    primary,
    health,
    replica,
    onFailed: (cause) => faults.failed('replica', cause),
    onWorked: () => faults.worked('replica'),
  });
}

/** A server on the other side of a country answers in less. */
const connectTimeoutMs = 5_000;

/** Opens a connection of its own: the pools end a statement after a time, a migration may take longer. */
async function applyMigrations(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1, connectTimeoutMs });
  try {
    await migrateDatabase(db, undefined, (holder) =>
      process.stdout.write(`waiting for ${holder}, which migrates … `),
    );
  } finally {
    await close();
  }
}

async function startOwn(env: Env) {
  try {
    return await runStep('Starting the database', () =>
      runEmbeddedPostgres({
        dataDir: join(env.dataDir, 'pg'),
        log: (line) => process.stdout.write(`\n  ${line}\n`),
      }),
    );
  } catch (error) {
    throw new CannotStart(messageOf(error));
  }
}

/** What an operator can do about it, after what PostgreSQL said. */
const remedies: [says: RegExp, remedy: string][] = [
  [
    /^(42501|0A000|58P01) .*(extension|pg_trgm)/,
    'It needs the extension pg_trgm: let an owner of the database run "create extension pg_trgm" in it, or name one in DATABASE_URL.',
  ],
  [/^42501 /, 'The user of DATABASE_URL must own the database.'],
  [
    /^25006 /,
    'Does each server that DATABASE_URL names run, is the way to it open, and is one of them the primary?',
  ],
  [/^(28P01|28000) /, 'Correct user and password in DATABASE_URL.'],
  [/^3D000 /, 'Create it, or correct the name in DATABASE_URL.'],
  [
    /unsupported startup parameter/,
    'Let PgBouncer take it: ignore_startup_parameters = statement_timeout.',
  ],
  [
    /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ENOENT|ETIMEDOUT| ?timeout expired| ?Connection terminated)/,
    'Is it running, are host and port in DATABASE_URL right, and is the way to it open?',
  ],
];

function explainDatabase(error: unknown): string {
  const message = messageOf(error);
  const says = `${codeOf(error)} ${message}`.trimStart();
  const [, remedy] = remedies.find(([pattern]) => pattern.test(says)) ?? [];
  return remedy ? `${message.replace(/\.$/, '')}. ${remedy}` : message;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The error of a host with two addresses has no message; the errors in it say why.
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error.cause instanceof Error ? messageOf(error.cause) : error.message;
}

/**
 * Each kind of work has connections of its own, so that none waits for another: the most expensive searches never hold up a
 * form. Reads and forms are answered, if need be with 503, within five seconds of a database that does not answer.
 */
const pools = {
  /** Public pages and calls; one more than are made at once: a page reads several things side by side. */
  reads: { max: maxReads + 1, statementTimeoutMs: 2_000, target: 'prefer-primary' },
  health: { max: 1, statementTimeoutMs: 2_000 },
  submissions: { max: 3, statementTimeoutMs: 3_000 },
  office: { max: 4, statementTimeoutMs: 4_000 },
  /** Jobs and what happens at the start, which nobody waits for. */
  background: { max: 4, statementTimeoutMs: 60_000, connectTimeoutMs: 30_000 },
} as const;

type Pools = Record<keyof typeof pools, PooledDb>;

type PoolOptions = {
  onError: (error: Error) => void;
  /** Called with the milliseconds that each statement or transaction took. */
  onQuery: (pool: keyof typeof pools | 'replica', ms: number) => void;
};

function openPools(url: string, readUrl: string | undefined, { onError, onQuery }: PoolOptions) {
  const open = (name: keyof typeof pools) =>
    openDatabase({ url, onError, ...pools[name], onQuery: (ms) => onQuery(name, ms) });
  const opened = {
    reads: open('reads'),
    health: open('health'),
    submissions: open('submissions'),
    office: open('office'),
    background: open('background'),
  };
  const replica = readUrl
    ? openDatabase({
        ...pools.reads,
        url: readUrl,
        target: 'replica',
        onError,
        onQuery: (ms) => onQuery('replica', ms),
      })
    : null;
  const dbs: Pools = {
    reads: opened.reads.db,
    health: opened.health.db,
    submissions: opened.submissions.db,
    office: opened.office.db,
    background: opened.background.db,
  };
  return {
    dbs,
    replica: replica && replica.db,
    close: async () => {
      await Promise.all(Object.values(opened).map((each) => each.close()));
      await replica?.close();
    },
  };
}
