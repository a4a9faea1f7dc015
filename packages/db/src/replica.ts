import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type QueryConfig, type QueryResult } from 'pg';
import type { PooledDb } from './client.ts';
import { isDatabaseAway, isDatabaseSlow } from './database-away.ts';

/** A standby that answers reads while it has all that this process has heard of; else the primary does. */
export type Replica = {
  /** Reads from whichever of the two may answer; its transactions are the primary's. */
  db: PooledDb;
  /** To the standby itself. */
  connections: PooledDb;
  isInUse: () => boolean;
  /** Something was committed: the primary is read until the replica has replayed that. */
  onNotified: () => void;
  onListening: () => void;
  onLost: () => void;
  stop: () => Promise<void>;
};

type ReplicaOptions = {
  primary: PooledDb;
  /** A connection to the primary that waits for no reads. */
  health: PooledDb;
  replica: PooledDb;
  /** It is not read, although nothing has just changed, with the reason. */
  onFailed: (cause: unknown) => void;
  onWorked: () => void;
};

/** Whoever is not told of a change reads nothing that is older than this and the pause between two looks. */
const maxBehindMs = 3_000;
const lookEveryMs = 1_000;
/** Most reads take a few milliseconds: from then on the primary is asked too. */
const patienceMs = 300;
/** Between two questions whether it has caught up. */
const [firstPauseMs, maxPauseMs] = [2, 100];

class LateReplica extends Error {}

export function openReplica({
  primary,
  health,
  replica,
  onFailed,
  onWorked,
}: ReplicaOptions): Replica {
  const stopping = new AbortController();
  /** Counts what was heard, so that a comparison made before it proves nothing. */
  let heard = 0;
  let isListening = false;
  let isInUse = false;
  let wake = () => {};

  function leave(cause: unknown): void {
    isInUse = false;
    onFailed(cause);
  }

  async function look(): Promise<void> {
    const seen = heard;
    const position = await readPosition(health).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      return null;
    });
    if (position) await waitUntilReplayed(replica, position, stopping.signal);
    // Without a primary an old answer is better than none, once this process knows that it is told of no changes:
    // the pages made meanwhile are made anew when it listens again.
    else if (isListening) throw new LateReplica('The primary does not answer.');
    else await replica.$client.query('select 1');
    if (seen !== heard || (position && !isListening)) return;
    isInUse = true;
    onWorked();
  }

  async function follow(): Promise<void> {
    while (!stopping.signal.aborted) {
      const seen = heard;
      await look().catch(leave);
      if (seen !== heard) continue;
      const woken = new AbortController();
      wake = () => woken.abort();
      const signal = AbortSignal.any([stopping.signal, woken.signal]);
      await wait(lookEveryMs, undefined, { signal }).catch(() => {});
    }
  }
  const following = follow();

  function distrust(): void {
    heard += 1;
    isInUse = false;
    wake();
  }

  const ask: Ask = async (config, values) => {
    const [first, second] = isInUse ? [replica, primary] : [primary, replica];
    try {
      const answer = first.$client.query(config, values);
      return await (first === replica ? withPatience(answer) : answer);
    } catch (error) {
      if (first === replica) {
        // Whatever it is, such as a conflict with what it replays: the primary says whether the statement is at fault.
        if (isDatabaseAway(error) || isDatabaseSlow(error) || error instanceof LateReplica)
          leave(error);
      } else if (isListening || !isDatabaseAway(error)) throw error;
      return second.$client.query(config, values).catch((other: unknown) => {
        throw first === primary ? error : other;
      });
    }
  };

  return {
    db: readingBy(primary, ask),
    connections: replica,
    isInUse: () => isInUse,
    onNotified: distrust,
    onListening: () => {
      isListening = true;
      distrust();
    },
    onLost: () => {
      isListening = false;
      distrust();
    },
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
}

type Ask = (config: string | QueryConfig, values?: unknown[]) => Promise<QueryResult>;

/** The primary's in everything but statements outside of transactions. */
function readingBy(primary: PooledDb, ask: Ask): PooledDb {
  const pool: Pool = Object.create(primary.$client, { query: { value: ask } });
  const db = drizzle(pool);
  db.transaction = primary.transaction.bind(primary);
  return db;
}

/** Throws with the reason why visitors would not be answered by it. */
export async function checkReplica(primary: PooledDb, replica: PooledDb): Promise<void> {
  const position = await readPosition(primary);
  if (!position) throw new LateReplica('There is no primary to compare it with.');
  await waitUntilReplayed(replica, position, new AbortController().signal);
}

type Position = { lsn: string; system: string };

/** How far the primary has come; null where none takes writes. */
async function readPosition({ $client }: PooledDb): Promise<Position | null> {
  // What was told of is on the disk, unless the server does not wait for that. Behind what is on the disk there may be
  // something that is of no consequence and sent to standbys only with the next commit.
  const { rows } = await $client.query<{ lsn: string | null; system: string }>(`
    select (case when pg_is_in_recovery() then null
      when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end)::text as lsn,
      (select system_identifier::text from pg_control_system()) as system`);
  const [found] = rows;
  return found?.lsn ? { lsn: found.lsn, system: found.system } : null;
}

async function waitUntilReplayed(
  { $client }: PooledDb,
  { lsn, system }: Position,
  stopping: AbortSignal,
): Promise<void> {
  const started = performance.now();
  for (let pauseMs = firstPauseMs; !stopping.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const { rows } = await $client.query<{ isIts: boolean; hasReplayed: boolean }>(
      `select pg_is_in_recovery() and (select system_identifier::text from pg_control_system()) = $2 as "isIts",
        pg_last_wal_replay_lsn() >= $1::pg_lsn as "hasReplayed"`,
      [lsn, system],
    );
    if (!rows[0]?.isIts) throw new Error('It is no standby of the primary.');
    if (rows[0].hasReplayed) return;
    if (performance.now() - started > maxBehindMs)
      throw new LateReplica(`It is more than ${maxBehindMs / 1_000} s behind.`);
    await wait(pauseMs, undefined, { signal: stopping }).catch(() => {});
  }
}

async function withPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new LateReplica(`It has not answered within ${patienceMs} ms.`)),
    patienceMs,
  );
  // Nobody may be waiting for it any more.
  answer.catch(() => {});
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
