import { sql } from './drizzle.ts';
import type { Db } from './client.ts';

export type ServerState = {
  version: string;
  isStandby: boolean;
  ownsDatabase: boolean;
  encoding: string;
  /** Its clock, in seconds since 1970. */
  seconds: number;
  /** How each connected standby follows: sync, quorum, potential or async. */
  standbys: string[];
  wantsSynchronous: boolean;
  longestLagSeconds: number;
};

/** What an operator asks of the server. Without pg_monitor the lag of standbys is not shown, and counts as none. */
export async function readServerState(db: Db): Promise<ServerState> {
  const { rows } = await db.execute<ServerState>(sql`
    select current_setting('server_version') as version,
      pg_is_in_recovery() as "isStandby",
      pg_has_role(datdba, 'usage') as "ownsDatabase",
      pg_encoding_to_char(encoding) as encoding,
      extract(epoch from clock_timestamp())::float8 as seconds,
      array(select coalesce(sync_state, 'unknown') from pg_stat_replication) as standbys,
      current_setting('synchronous_standby_names') <> '' as "wantsSynchronous",
      (select coalesce(max(extract(epoch from replay_lag)), 0)::float8 from pg_stat_replication) as "longestLagSeconds"
    from pg_database where datname = current_database()`);
  const [state] = rows;
  if (!state) throw new Error('The database does not name itself.');
  return state;
}
