import { openDatabase, type PooledDb } from '@naya/db/client';
import { readsAtOnce } from '../http/read-limits.ts';

/**
 * Each kind of work has connections of its own, so that none waits for another: the most expensive searches never hold up a
 * form. Reads and forms are answered, if need be with 503, within five seconds of a database that does not answer.
 */
const pools = {
  /** Public pages and calls; one more than are made at once: a page reads several things side by side. */
  reads: { max: readsAtOnce + 1, statementTimeoutMs: 2_000 },
  health: { max: 1, statementTimeoutMs: 2_000 },
  submissions: { max: 3, statementTimeoutMs: 3_000 },
  office: { max: 4, statementTimeoutMs: 4_000 },
  /** Jobs and what happens at the start, which nobody waits for. */
  background: { max: 4, statementTimeoutMs: 60_000, connectTimeoutMs: 30_000 },
};

export type Pools = Record<keyof typeof pools, PooledDb>;

type PoolOptions = {
  onError: (error: Error) => void;
  /** Called with the milliseconds that each public read took. */
  onRead: (ms: number) => void;
};

export function openPools(url: string, { onError, onRead }: PoolOptions) {
  const open = (name: keyof typeof pools) =>
    openDatabase({ url, onError, ...pools[name], ...(name === 'reads' && { onQuery: onRead }) });
  const opened = {
    reads: open('reads'),
    health: open('health'),
    submissions: open('submissions'),
    office: open('office'),
    background: open('background'),
  };
  const dbs: Pools = {
    reads: opened.reads.db,
    health: opened.health.db,
    submissions: opened.submissions.db,
    office: opened.office.db,
    background: opened.background.db,
  };
  return {
    dbs,
    close: async () => {
      await Promise.all(Object.values(opened).map((each) => each.close()));
    },
  };
}
