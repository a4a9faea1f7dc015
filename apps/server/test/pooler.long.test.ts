import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '@naya/db/testing/database';
import { choosePostgresUser } from '@naya/db/postgres/postgres-user';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findFreePort, waitForPort } from '../../../deploy/local/ports.ts';
import { createFolder } from './support/folder.ts';
import { start, useDataFolder } from './support/start.ts';

useDataFolder();
const hasPgBouncer = !spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).error;

describe.skipIf(!hasPgBouncer)('PgBouncer', () => {
  it('in transaction mode is refused with a sentence', async () => {
    const url = await startPgBouncer('transaction');
    const { code, output } = await start({ DATABASE_URL: url, PORT: '0', DEMO: 'off' }).ended;
    expect(code).toBe(1);
    expect(output).toContain('a pooler in transaction mode is in front of it');
    expect(output).not.toContain('    at ');
  });

  it('in session mode is one way to the database', async () => {
    const url = await startPgBouncer('session');
    const server = start({ DATABASE_URL: url, PORT: '0', DEMO: 'off', JOBS: 'off' });
    const site = await server.listening;
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await server.ended;
  });
});

async function startPgBouncer(mode: 'session' | 'transaction'): Promise<string> {
  const database = await createTestDatabase();
  const { path: folder, [Symbol.asyncDispose]: remove } = await createFolder();
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  const { searchParams, pathname } = new URL(database.url);
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  await chmod(folder, 0o755);
  await writeFile(
    file,
    `[databases]
* = host=${searchParams.get('host')} user=naya
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
max_client_conn = 100
default_pool_size = 30
ignore_startup_parameters = statement_timeout
`,
  );
  // It runs as root no more than PostgreSQL does, whose socket is open to its own user alone.
  const pooler = spawn('pgbouncer', ['-q', file], {
    stdio: 'ignore',
    ...(await choosePostgresUser([])),
  });
  onTestFinished(async () => {
    pooler.kill('SIGKILL');
    await once(pooler, 'exit');
  });
  await waitForPort(port);
  return `postgresql://naya@127.0.0.1:${port}${pathname}`;
}
