import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { announceServer } from './announce.ts';
import { CannotStart, requireFreePort } from './listen.ts';
import { openCore, type RunningServer } from './server.ts';

const replaceAfterMs = 500;

/** The primary process runs migrations and jobs, and owns our own PostgreSQL; its workers serve, all on one port. */
export async function startCluster(env: Env, log: Logger): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack();
  await requireFreePort(env.port, env.host);
  const { core, database } = await openCore(env, log, opened);
  const ofWorkers = { DATABASE_URL: database.url, JOBS: 'off', DEMO: 'off', WEB_CONCURRENCY: '1' };
  const fork = () => cluster.fork(ofWorkers);
  let stopping = false;
  opened.defer(async () => {
    stopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map(stopWorker));
  });
  const forks = Array.from({ length: env.webConcurrency }, fork);
  const [port = 0] = await Promise.all(forks.map(portOnceListening));
  cluster.on('exit', ({ process: { pid } }, code, signal) => {
    if (stopping) return;
    log.error({ pid, code, signal }, 'a serving process ended; another takes its place');
    setTimeout(() => stopping || fork(), replaceAfterMs);
  });

  await announceServer(env, { core, port, dev: false, data: database.where });
  const running = opened.move();
  return { port, stop: () => running.disposeAsync() };
}

/** A worker that cannot start has logged the reason itself. */
function portOnceListening(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }: AddressInfo) => resolve(port));
    worker.once('exit', () => reject(new CannotStart('The serving processes do not start.')));
  });
}

/** Each finishes what it is answering. */
async function stopWorker(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return;
  const exited = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await exited;
}
