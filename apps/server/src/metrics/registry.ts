import cluster from 'node:cluster';
import type { PooledDb } from '@naya/db/client';
import { takesWrites } from '@naya/db/migrate';
import type { MediaStore } from '@naya/core/media-store';
import { countJobs, countMails, readLongestWait } from '@naya/db/jobs';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PageCacheStats } from '../delivery/page-cache.ts';
import { faultNames, type Faults } from '../log/faults.ts';
import { release } from '../release.ts';

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** All pools of the process; these are asked. */
export type Databases = Record<'reads' | 'health' | 'office', PooledDb>;

type Sources = { dbs: Databases; media: MediaStore; faults: Faults; pages: () => PageCacheStats };

/** Everything that is told to Prometheus; most of it is only looked at when it asks. */
export function createRegistry({ dbs, media, faults, pages }: Sources) {
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
  new Gauge({
    name: 'naya_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'commit'],
    registers: [register],
  }).set({ version: release.version, commit: release.commit ?? '' }, 1);
  watchPages(register, pages);
  watchPools(register, dbs);
  watchQueues(register, dbs.office, faults);
  watchFaults(register, faults);
  watchDatabase(register, dbs);
  watchState(register, 'naya_picture_store_up', '1 while the store of pictures answers.', () =>
    media.check().then(() => true),
  );
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

function watchPools(register: Registry, dbs: Databases): void {
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

function watchFaults(register: Registry, { count }: Faults): void {
  register.registerMetric(
    new Counter({
      name: 'naya_faults_total',
      help: 'What failed without anybody being told; the log has the cause of the first in a row.',
      labelNames: ['what'],
      registers: [],
      collect() {
        this.reset();
        for (const what of faultNames) this.inc({ what }, count(what));
      },
    }),
  );
}

/** Metrics read from the database; they are absent while it cannot be reached. */
function watchQueues(register: Registry, db: PooledDb, faults: Faults): void {
  const countOrNone = async <Count>(
    what: 'count-jobs' | 'count-mails',
    count: (from: PooledDb) => Promise<Count[]>,
  ): Promise<Count[]> => {
    try {
      const counts = await count(db);
      faults.worked(what);
      return counts;
    } catch (error) {
      faults.failed(what, error);
      return [];
    }
  };
  register.registerMetric(
    new Gauge({
      name: 'naya_jobs',
      help: 'Jobs that wait, run or, in the queues called -failed, were given up.',
      labelNames: ['queue', 'state'],
      registers: [],
      async collect() {
        const counts = await countOrNone('count-jobs', countJobs);
        this.reset();
        for (const { queue, state, count } of counts) this.set({ queue, state }, count);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'naya_oldest_queued_mail_seconds',
      help: 'How long the oldest mail that is to be sent has waited.',
      registers: [],
      async collect() {
        const seconds = await readLongestWait(db).catch(() => null);
        if (seconds === null) this.remove();
        else this.set(seconds);
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
        const counts = await countOrNone('count-mails', countMails);
        this.reset();
        for (const { status, count } of counts) this.set({ status }, count);
      },
    }),
  );
}

/** `up` without `writable` is a standby, or a primary that was made read-only. */
function watchDatabase(register: Registry, { reads, health }: Databases): void {
  watchState(register, 'naya_database_up', '1 while the database answers.', async () => {
    await reads.$client.query('select 1');
    return true;
  });
  watchState(register, 'naya_database_writable', '1 while it takes writes.', () =>
    takesWrites(health),
  );
}

/** 1 or 0; a question that fails is answered no. */
function watchState(
  register: Registry,
  name: string,
  help: string,
  ask: () => Promise<boolean>,
): void {
  register.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set((await ask().catch(() => false)) ? 1 : 0);
      },
    }),
  );
}
