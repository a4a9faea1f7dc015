import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { openDatabase } from '@naya/db/client';
import { migrationLock } from '@naya/db/migrate';
import { createTestDatabase } from '@naya/db/testing/database';
import { connectTimeoutMs, readServerUrl, withDatabase } from '@naya/db/testing/setup';
import { expect, it, onTestFinished } from 'vitest';
import { readRefusal, start, useDataFolder } from './support/start.ts';

useDataFolder();

/** An empty database that belongs to the server's superuser, and somebody who owns nothing. */
async function createEmpty(name: string, { user }: { user: string }): Promise<string> {
  const server = openDatabase({ url: readServerUrl(), max: 1, connectTimeoutMs });
  await server.pool.query(`create database ${name} template template0`);
  await server.pool.query(`create role ${user} login password 'right'`);
  onTestFinished(async () => {
    await server.pool.query(`drop database ${name} with (force)`);
    await server.pool.query(`drop role ${user}`);
    await server.close();
  });
  const url = new URL(withDatabase(readServerUrl(), name));
  url.username = user;
  return url.href;
}

it('a user who may not create in the database is told what to do', async () => {
  const name = `naya_refused_${process.pid}`;
  const url = await createEmpty(name, { user: name });
  expect(await readRefusal({ DATABASE_URL: url })).toMatch(
    /cannot be used: .*permission denied.*\. (It needs the extension pg_trgm: let|The user of DATABASE_URL must own)/,
  );
});

it('a database that is not there', async () => {
  const url = withDatabase(readServerUrl(), 'naya_no_such_database');
  expect(await readRefusal({ DATABASE_URL: url })).toMatch(
    /"naya_no_such_database" does not exist\. Create it, or correct the name in DATABASE_URL\.$/,
  );
});

it.each(['postgres://naya@127.0.0.1:9/naya', 'postgres://no-such-host.invalid/naya'])(
  'a server that cannot be reached: %s',
  async (url) => {
    expect(await readRefusal({ DATABASE_URL: url })).toMatch(
      /Is it running, are host and port in DATABASE_URL right, and is the way to it open\?$/,
    );
  },
);

it('several servers, none of which is there', async () => {
  const url = 'postgres://naya@127.0.0.1:9,127.0.0.1:10/naya?target_session_attrs=read-write';
  expect(await readRefusal({ DATABASE_URL: url })).toMatch(
    /No server of the database URL takes writes\. Does each server that DATABASE_URL names run/,
  );
});

it('PostgreSQL older than 15', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { rows } = await database.pool.query<{ server_version: string }>('show server_version');
  const [version = ''] = rows.map((row) => row.server_version);
  const older = version.replace(/^\d+/, '14');
  const url = await answerOtherwise(database.url, version, older);
  expect(await readRefusal({ DATABASE_URL: url })).toMatch(
    new RegExp(`it is PostgreSQL ${older}.*, and 15 is the oldest that fits\\.`),
  );
});

/** The same server, which says another version of itself. */
async function answerOtherwise(url: string, said: string, instead: string): Promise<string> {
  const { searchParams, pathname } = new URL(url);
  const relay = createServer((client) => {
    const server = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
    client.on('error', () => {}).on('close', () => server.destroy());
    server.on('error', () => {}).on('close', () => client.destroy());
    client.pipe(server);
    server.on('data', (bytes) => {
      client.write(Buffer.from(bytes.toString('latin1').replaceAll(said, instead), 'latin1'));
    });
  }).listen(0);
  onTestFinished(() => void relay.close());
  await once(relay, 'listening');
  return `postgresql://naya@127.0.0.1:${(relay.address() as AddressInfo).port}${pathname}`;
}

it('a start that waits for another to migrate says so, and goes on when that one is done', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const other = await database.pool.connect();
  await other.query('select pg_advisory_lock($1)', [migrationLock]);
  const waiting = start({ DATABASE_URL: database.url, PORT: '0', DEMO: 'off', JOBS: 'off' });
  const said = new Promise<string>((resolve) => {
    let output = '';
    waiting.child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('waiting for')) resolve(output);
    });
  });
  expect(await said).toMatch(
    /waiting for process \d+ of PostgreSQL \(naya-outlet, from .*which migrates/,
  );
  other.release(true);
  await waiting.listening;
  waiting.child.kill('SIGTERM');
  await waiting.ended;
});
