import { DatabaseError, type Pool, type QueryConfig, type QueryResult } from 'pg';
import { isToBeClosed } from './servers.ts';

/** Called with the time PostgreSQL worked on a query, in the asynchronous context of its caller. */
export type OnQuery = (ms: number) => void;

/** Neither the time until a connection is free counts, nor that of a server that does not answer. */
export function measureQueries(pool: Pool, onQuery: OnQuery): void {
  const query = async (config: string | QueryConfig, values?: unknown[]): Promise<QueryResult> => {
    const client = await pool.connect();
    const started = performance.now();
    let failure: Error | undefined;
    try {
      return await client.query(config, values);
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure ?? isToBeClosed(client));
      if (!failure || failure instanceof DatabaseError) onQuery(performance.now() - started);
    }
  };
  pool.query = query as Pool['query'];
}
