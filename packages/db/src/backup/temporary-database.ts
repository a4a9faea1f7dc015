import { createHash } from 'node:crypto';
import { withDatabaseName } from '../database-url.ts';
import { clientOf } from '../servers.ts';

/** Makes an empty database on the same server, and drops it whatever comes of the work. Its name is this database's alone: what a killed process left is replaced. */
export async function withTemporaryDatabase<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const client = new (clientOf(url))({ application_name: 'naya-outlet backup' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const digest = createHash('sha256')
      .update(rows[0]?.name ?? '')
      .digest('hex');
    const name = `naya_try_${digest.slice(0, 16)}`;
    const drop = `drop database if exists ${name} with (force)`;
    await client.query(drop);
    await client.query(`create database ${name} encoding 'UTF8' template template0`);
    try {
      return await work(withDatabaseName(url, name));
    } finally {
      await client.query(drop);
    }
  } finally {
    await client.end();
  }
}
