import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { isDatabaseAway, isDatabaseConflict } from './database-away.ts';

const maxRepeats = 3;
/** Before the first repeat; it doubles with each. */
const pauseMs = 20;

let conflicts = 0;
/** Of this process, whether the next try passed or not. */
export const countConflicts = (): number => conflicts;

/** Two that met once come back after different pauses. The last conflict is the caller's. */
export async function repeatOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseConflict(error)) throw error;
      conflicts += 1;
      if (repeats === maxRepeats) throw error;
      await pause(pauseMs * 2 ** repeats * (0.5 + Math.random()));
    }
  }
}

/** With its connection broken, a read meets the primary that is gone at its second try, and a standby at its third. */
const maxReadTries = 3;

/** A statement outside of a transaction is one by itself; one that only reads may be repeated whenever no database answers. */
export function repeatQueries(pool: Pool, { onlyReads }: { onlyReads: boolean }): void {
  const once = pool.query.bind(pool);
  const query = (config: string | QueryConfig, values?: unknown[]): Promise<QueryResult> =>
    repeatOnConflict(async () => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(config, values);
        } catch (error) {
          if (!onlyReads || tries === maxReadTries || !isDatabaseAway(error)) throw error;
        }
      }
    });
  pool.query = query as Pool['query'];
}
