import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { claimServer } from './claim.ts';
import { ensureCluster, removeHalfMade } from './cluster.ts';
import { prepareHome, type Home, type Log } from './home.ts';
import { findRunning, serverUrl, startServer, stopServer } from './server.ts';
import type { Settings } from './settings.ts';
import { isInUse, setStalePidAside } from './stale-pid.ts';

export type EmbeddedPostgresOptions = { dataDir: string; log: Log; settings?: Settings };
export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

export const databaseName = 'naya';
const restartPauseMs = 1_000;
const settlePauseMs = 100;
const settleTimeoutMs = 60_000;

/**
 * Adopts the server that works on the data, or starts one. A server that recovers, or whose last
 * processes are still going away, is waited for.
 */
async function findOrStart(home: Home, settings: Settings): Promise<string> {
  const deadline = performance.now() + settleTimeoutMs;
  for (;;) {
    const running = await findRunning(home);
    if (running) return running;
    const inUse = await isInUse(home);
    if (inUse && performance.now() < deadline) {
      await wait(settlePauseMs);
      continue;
    }
    if (inUse === false) await setStalePidAside(home);
    try {
      return await startServer(home, settings);
    } catch (error) {
      // Another process that started with us may have been first.
      if (performance.now() > deadline || !(await isInUse(home))) throw error;
    }
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
}

/** Runs the private PostgreSQL server of one data folder until `stop`. */
export async function runEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log, settings = {} } = options;
  const home = await prepareHome(dataDir, log);
  await ensureCluster(home);
  const socketFolder = await findOrStart(home, settings);
  let claim = await claimServer(socketFolder, home.folder);
  await removeHalfMade(home);
  await ensureDatabase(claim);

  const stopping = new AbortController();
  const watch = () => {
    claim.once('end', () => {
      if (!stopping.signal.aborted) void revive();
    });
  };
  // The socket folder stays the same, so that pools find the server again by themselves.
  const revive = async () => {
    log('The database connection was lost; bringing the server back');
    while (!stopping.signal.aborted) {
      await wait(restartPauseMs);
      try {
        await findOrStart(home, { ...settings, unix_socket_directories: socketFolder });
        claim = await claimServer(socketFolder, home.folder);
        watch();
        log('The database is back');
        return;
      } catch (error) {
        log(
          `The database is still away: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  };
  watch();

  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await claim.end().catch(() => {});
    await stopServer(home);
    if (path.dirname(socketFolder) !== home.folder) {
      await rm(socketFolder, { recursive: true, force: true });
    }
  };
  return { url: serverUrl(socketFolder, databaseName), stop };
}
