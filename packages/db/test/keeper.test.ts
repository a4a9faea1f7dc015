import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../src/client.ts';
import { isDatabaseAway } from '../src/database-away.ts';
import {
  runEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../src/postgres/run-embedded-postgres.ts';

const script = fileURLToPath(new URL('keep.ts', import.meta.url));

let folder: string;
let dataDir: string;
let kept: EmbeddedPostgres | undefined;
let child: ChildProcess | undefined;

async function makeFolder(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'naya-keeper-'));
  await chmod(folder, 0o711);
  dataDir = path.join(folder, 'pg');
}
const removeFolder = () => rm(folder, { recursive: true, force: true });

async function stopKeepers(): Promise<void> {
  child?.kill('SIGKILL');
  await kept?.stop();
  kept = undefined;
  child = undefined;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const { pool, close } = openDatabase({ url, max: 1 });
  try {
    return (await pool.query(statement)).rows;
  } finally {
    await close();
  }
}

/** Another process that keeps the same data; resolves with its first line. */
async function keepInChild(): Promise<{ pid: number; line: string }> {
  child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output] = await Promise.race([
    once(child.stdout ?? child, 'data'),
    once(child.stderr ?? child, 'data'),
  ]);
  return { pid: child.pid ?? 0, line: String(output).trim() };
}

async function postmasterPid(): Promise<number> {
  const lines = await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  return Number(lines.split('\n')[0]);
}

// Making new data takes longer than all else, so these go on with what the one before has left.
describe('the keeper of data that is there', () => {
  beforeAll(makeFolder);
  afterEach(stopKeepers);
  afterAll(removeFolder);

  test('keeps data over a stop and a start, synced to disk and on a private socket', async () => {
    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    await query(kept.url, 'create table notes1 as select 1 as n');
    const [settings] = await query(
      kept.url,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses`,
    );
    expect(settings).toEqual({ fsync: 'on', addresses: '' });
    const socket = await stat(path.join(dataDir, 'socket'));
    expect(socket.mode & 0o777).toBe(0o700);
    await kept.stop();

    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await query(kept.url, 'select n from notes1')).toEqual([{ n: 1 }]);
  });

  test('refuses a second process and names the first', async () => {
    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    const second = await keepInChild();
    expect(second.line).toBe(
      `The data in ${dataDir} is in use by process ${process.pid}: stop that one first, or set another DATA_DIR.`,
    );
    expect(await query(kept.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('adopts the server that outlived a killed process', async () => {
    const { pid, line } = await keepInChild();
    await query(line, 'create table notes2 as select 2 as n');
    const server = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    if (child) await once(child, 'exit');

    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await postmasterPid()).toBe(server);
    expect(await query(kept.url, 'select n from notes2')).toEqual([{ n: 2 }]);
  });

  test('starts anew after both were killed', async () => {
    const { pid, line } = await keepInChild();
    await query(line, 'create table notes3 as select 3 as n');
    const server = await postmasterPid();
    process.kill(pid, 'SIGKILL');
    process.kill(server, 'SIGKILL');
    if (child) await once(child, 'exit');

    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await postmasterPid()).not.toBe(server);
    expect(await query(kept.url, 'select n from notes3')).toEqual([{ n: 3 }]);
  });

  test('brings the server back when it is killed under a living process', async () => {
    const said: string[] = [];
    kept = await runEmbeddedPostgres({ dataDir, log: (message) => said.push(message) });
    const { pool, close } = openDatabase({ url: kept.url });
    await pool.query('select 1');
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => said).toContain('The database is back');
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await close();
  });

  test('a database that is away is told from a query that is wrong', async () => {
    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    const { pool, close } = openDatabase({ url: kept.url });
    const wrong = await pool.query('select nonsense').catch((error: unknown) => error);
    expect(isDatabaseAway(wrong)).toBe(false);
    await kept.stop();
    const away = await pool.query('select 1').catch((error: unknown) => error);
    expect(isDatabaseAway(away)).toBe(true);
    expect(isDatabaseAway(new Error('Failed query', { cause: away }))).toBe(true);
    await close();
  });
});

describe('the keeper of new data', () => {
  beforeEach(makeFolder);
  afterEach(async () => {
    await stopKeepers();
    await removeFolder();
  });

  test('two that start together on new data leave one keeper', async () => {
    const results = await Promise.allSettled([
      runEmbeddedPostgres({ dataDir, log: () => {} }),
      runEmbeddedPostgres({ dataDir, log: () => {} }),
    ]);
    const winners = results.filter((result) => result.status === 'fulfilled');
    kept = winners[0]?.value;
    expect(winners).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['cluster']));
    expect((await readdir(dataDir)).filter((name) => name.startsWith('cluster.'))).toEqual([]);
  });

  test('puts the socket elsewhere when the path is too long for one', async () => {
    dataDir = path.join(folder, 'a-rather-long-folder-name-'.repeat(4), 'pg');
    kept = await runEmbeddedPostgres({ dataDir, log: () => {} });
    const socketFolder = new URL(kept.url).searchParams.get('host') ?? '';
    expect(socketFolder.startsWith(tmpdir())).toBe(true);
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
    expect(await query(kept.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await kept.stop();
    await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
  });

  test.runIf(process.getuid?.() === 0)(
    'as root moves data elsewhere from a folder that is closed to others, and says so',
    async () => {
      await chmod(folder, 0o700);
      const said: string[] = [];
      kept = await runEmbeddedPostgres({ dataDir, log: (message) => said.push(message) });
      const elsewhere = /its data is in (.+)$/.exec(said[0] ?? '')?.[1] ?? '';
      expect(elsewhere).toMatch(/^\/var\/lib\/naya-outlet\/[0-9a-f]{12}$/);
      expect(await query(kept.url, 'select 1 as n')).toEqual([{ n: 1 }]);
      await kept.stop();
      await rm(elsewhere, { recursive: true });
    },
  );

  test('leaves a folder alone that is no database', async () => {
    await mkdir(path.join(dataDir, 'cluster'), { recursive: true });
    await writeFile(path.join(dataDir, 'cluster', 'mine.txt'), 'mine');
    await expect(runEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(
      'exists but is not a PostgreSQL database: move it away.',
    );
    expect(await readdir(path.join(dataDir, 'cluster'))).toEqual(['mine.txt']);
  });
});
