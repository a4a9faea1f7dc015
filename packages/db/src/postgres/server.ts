import { spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { binary } from './binaries.ts';
import { databaseUser } from './cluster.ts';
import type { Home } from './home.ts';
import { run } from './run.ts';
import { asArguments, serverSettings, type Settings } from './settings.ts';

const startTimeoutMs = 60_000;
// The kernel's limit is 108 bytes on Linux and 104 on macOS, '/.s.PGSQL.5432' included.
const maxSocketFolderBytes = 85;

export function serverUrl(socketFolder: string, database: string): string {
  return `postgresql://${databaseUser}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

export async function connect(socketFolder: string, database: string, name: string) {
  const client = new Client({
    connectionString: serverUrl(socketFolder, database),
    application_name: name,
  });
  // Without a listener a connection that breaks later would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function answers(socketFolder: string): Promise<boolean> {
  try {
    const client = await connect(socketFolder, 'postgres', 'naya-outlet start');
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The socket folder of a server that already runs on this data, say after the process that started it was killed. */
export async function findRunning({ cluster }: Home): Promise<string | null> {
  const lines = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const socketFolder = lines.split('\n')[4];
  return socketFolder && (await answers(socketFolder)) ? socketFolder : null;
}

async function makeSocketFolder({ folder, as }: Home): Promise<string> {
  const near = path.join(folder, 'socket');
  if (Buffer.byteLength(near) > maxSocketFolderBytes) {
    const short = await mkdtemp(path.join(tmpdir(), 'naya-'));
    if (as) await chown(short, as.uid, as.gid);
    return short;
  }
  await mkdir(near, { recursive: true, mode: 0o700 });
  if (as) await chown(near, as.uid, as.gid);
  return near;
}

async function readLastLogLine(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
}

/** Starts a server that outlives us: a killed web process must not take the database with it. */
export async function startServer(home: Home, extra: Settings): Promise<string> {
  const socketFolder = await makeSocketFolder(home);
  const log = await open(home.logFile, 'a', 0o600);
  const settings = { ...serverSettings, unix_socket_directories: socketFolder, ...extra };
  const child = spawn(
    binary(home.binaries, 'postgres'),
    ['-D', home.cluster, ...asArguments(settings)],
    {
      ...home.as,
      cwd: '/',
      env: { LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    },
  );
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  await log.close();
  const deadline = performance.now() + startTimeoutMs;
  while (!(await answers(socketFolder))) {
    if (ended || performance.now() > deadline) {
      throw new Error(
        `The database in ${home.cluster} does not start (${await readLastLogLine(home.logFile)}); its log is ${home.logFile}.`,
      );
    }
    await wait(30);
  }
  return socketFolder;
}

export async function stopServer({ binaries, cluster, as }: Home): Promise<void> {
  await run(
    binary(binaries, 'pg_ctl'),
    ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60', '-s'],
    as,
  );
}
