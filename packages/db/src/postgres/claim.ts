import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect } from './server.ts';

const lockKey = 715_517_002;
const holderName = 'naya-outlet keeper';
const attempts = 10;
const pauseMs = 100;

async function findHolder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  return rows[0]?.name.replace(holderName, '').trim() ?? '';
}

/**
 * Makes this process the only one that runs the server on this data. The claim is a lock held by an open connection:
 * the server drops it when the process ends, however it ends, so there is no stale lock to judge.
 */
export async function claimServer(socketFolder: string, dataDir: string): Promise<Client> {
  const client = await connect(socketFolder, 'postgres', `${holderName} ${process.pid}`);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lockKey]);
    if (rows[0].mine) return client;
    await wait(pauseMs);
  }
  const holder = await findHolder(client);
  await client.end();
  throw new Error(
    `The data in ${dataDir} is in use by process ${holder}: stop that one first, or set another DATA_DIR.`,
  );
}
