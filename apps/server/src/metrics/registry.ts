import cluster from 'node:cluster';
import type { PooledDb } from '@naya/db/client';
import { countJobs, countMails } from '@naya/db/jobs/figures';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PageCacheStats } from '../delivery/page-cache.ts';
import type { Pools } from '../start/pools.ts';

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Sources = { dbs: Pools; pages: () => PageCacheStats };

/** Everything that is told to Prometheus; most of it is only looked at when it asks. */
export function createRegistry({ dbs, pages }: Sources) {
  const register = new Registry();
  // Several processes share a port, and each counts for itself.
  if (cluster.isWorker) register.setDefaultLabels({ pid: String(process.pid) });
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'naya_request_duration_seconds',
    help: 'Requests that the page cache left to the application.',
    labelNames: ['class', 'method', 'status'],
    buckets: durations,
    registers: [register],
  });
  watchPages(register, pages);
  watchPools(register, dbs);
  watchQueues(register, dbs.office);
  return { register, requests };
}

function watchPages(register: Registry, pages: Sources['pages']): void {
  register.registerMetric(
    new Counter({
      name: 'naya_page_cache_answers_total',
      help: 'Pages answered: from memory (hit), while a newer one is made (stale), made anew (miss).',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        for (const result of ['hit', 'stale', 'miss'] as const)
          this.inc({ result }, pages()[result]);
      },
    }),
  );
  gauge(register, 'naya_page_cache_bytes', 'Bytes of pages in memory.', () => pages().bytes);
  gauge(register, 'naya_page_cache_pages', 'Pages in memory.', () => pages().pages);
}

function watchPools(register: Registry, dbs: Pools): void {
  const name = 'naya_database_connections';
  const sum = (of: (pool: PooledDb['$client']) => number) => () =>
    Object.values(dbs).reduce((total, { $client }) => total + of($client), 0);
  gauge(
    register,
    name,
    'Connections of all pools.',
    sum((pool) => pool.totalCount),
  );
  gauge(
    register,
    `${name}_idle`,
    'Those of them that nobody uses.',
    sum((pool) => pool.idleCount),
  );
  gauge(
    register,
    `${name}_waiting`,
    'Queries that wait for one.',
    sum((pool) => pool.waitingCount),
  );
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  register.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    }),
  );
}

/** Metrics read from the database; they are absent while it cannot be reached. */
function watchQueues(register: Registry, db: PooledDb): void {
  register.registerMetric(
    new Gauge({
      name: 'naya_jobs',
      help: 'Jobs that wait, run or, in the queues called -failed, were given up.',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        const counts = await countJobs(db).catch(() => []);
        this.reset();
        for (const { queue, state, count } of counts) this.set({ queue, state }, count);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'naya_mails',
      help: 'Mails that are to be sent (queued) or could not be sent (failed).',
      labelNames: ['status'],
      registers: [],
      async collect() {
        const counts = await countMails(db).catch(() => []);
        this.reset();
        for (const { status, count } of counts) this.set({ status }, count);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'naya_database_up',
      help: '1 while the database answers.',
      registers: [],
      async collect() {
        const answers = db.$client.query('select 1').then(
          () => 1,
          () => 0,
        );
        this.set(await answers);
      },
    }),
  );
}
