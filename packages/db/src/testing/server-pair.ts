import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { binary } from '../postgres/binaries.ts';
import { databaseUser, ensureCluster } from '../postgres/cluster.ts';
import { prepareHome, type Home } from '../postgres/home.ts';
import { run } from '../postgres/run.ts';
import { asArguments, serverSettings } from '../postgres/settings.ts';

export type ServerPair = AsyncDisposable & {
  /** Names both servers, as an operator would. */
  url: string;
  urls: { primary: string; standby: string };
  /** As a machine that loses its power. */
  killPrimary: () => Promise<void>;
  promoteStandby: () => Promise<void>;
  killStandby: () => Promise<void>;
  startStandby: () => Promise<void>;
};

type PairOptions = {
  /** Each commit waits until the standby has it on its disk; without it a standby may be away. */
  synchronous?: boolean;
};

const database = 'naya';
const lookEveryMs = 50;

/** A primary and its standby: two real servers, whose data is gone when they stop. */
export async function startServerPair(
  [port, standbyPort]: [number, number],
  { synchronous = true }: PairOptions = {},
): Promise<ServerPair> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'naya-pair-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o711);
  const home = await prepareHome(join(folder, 'a'), () => {});
  await ensureCluster(home);
  const standbyHome = await copyCluster(home, join(folder, 'b'));
  const primary = await startServer(home, port, {
    synchronous_standby_names: synchronous ? 'standby' : '',
  });
  opened.defer(() => kill(primary));
  await writeFile(join(standbyHome.cluster, 'standby.signal'), '');
  const startStandby = () =>
    startServer(standbyHome, standbyPort, {
      primary_conninfo: `host=127.0.0.1 port=${port} user=${databaseUser} application_name=standby`,
      wal_retrieve_retry_interval: '100ms',
    });
  let standby = await startStandby();
  opened.defer(() => kill(standby));
  const urlOf = (hosts: string, name = database) => `postgresql://${databaseUser}@${hosts}/${name}`;
  const [a, b] = [`127.0.0.1:${port}`, `127.0.0.1:${standbyPort}`];
  await waitFor(urlOf(a, 'postgres'), `select from pg_stat_replication where state = 'streaming'`);
  await query(urlOf(a, 'postgres'), `create database ${database}`);
  const all = opened.move();
  return {
    url: `${urlOf(`${a},${b}`)}?target_session_attrs=read-write`,
    urls: { primary: urlOf(a), standby: urlOf(b) },
    killPrimary: () => kill(primary),
    promoteStandby: async () => void (await query(urlOf(b), 'select pg_promote()')),
    killStandby: () => kill(standby),
    startStandby: async () => {
      standby = await startStandby();
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** The data of a server that has never run may be copied as it is. */
async function copyCluster(home: Home, folder: string): Promise<Home> {
  await mkdir(folder);
  await run('/bin/cp', ['-a', home.cluster, folder], undefined);
  return {
    ...home,
    folder,
    cluster: join(folder, 'cluster'),
    logFile: join(folder, 'postgres.log'),
  };
}

async function startServer(
  { binaries, cluster, logFile, as }: Home,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const log = await open(logFile, 'a');
  const all = {
    ...serverSettings,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '100',
    ...settings,
  };
  const server = spawn(binary(binaries, 'postgres'), ['-D', cluster, ...asArguments(all)], {
    ...as,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

async function query(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

async function waitFor(url: string, statement: string): Promise<void> {
  while ((await query(url, statement).catch(() => 0)) === 0) await wait(lookEveryMs);
}
