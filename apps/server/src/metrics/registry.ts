import cluster from 'node:cluster';
import { listBackups } from '@naya/db/backups';
import type { PooledDb } from '@naya/db/client';
import { takesWrites } from '@naya/db/migrate';
import type { Replica } from '@naya/db/replica';
import type { MediaStore } from '@naya/core/media-store';
import {
  countJobs,
  countMails,
  listLastSuccesses,
  readLongestWait,
  readOldestJob,
} from '@naya/db/jobs';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { PageCacheStats } from '../delivery/page-cache.ts';
import { faultNames, type Faults } from '../log/faults.ts';
import { onReported } from '../log/measured.ts';
import { release } from '../release.ts';

/** Few, since there is one for each of some two hundred routes. */
const routeDurations = [0.05, 0.25, 1, 5];
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** All pools of the process; these are asked. */
export type Databases = Record<'reads' | 'health' | 'office', PooledDb>;

type Sources = {
  dbs: Databases;
  replica: Replica | null;
  media: MediaStore;
  faults: Faults;
  pages: () => PageCacheStats;
};

/** Everything that is told to Prometheus; most of it is only looked at when it asks. */
export function createRegistry({ dbs, replica, media, faults, pages }: Sources) {
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
  const routes = new Histogram({
    name: 'naya_route_duration_seconds',
    help: 'The same by route.',
    labelNames: ['route'],
    buckets: routeDurations,
    registers: [register],
  });
  new Gauge({
    name: 'naya_build_info',
    help: 'Always 1; its labels say what runs.',
    labelNames: ['version', 'commit'],
    registers: [register],
  }).set({ version: release.version, commit: release.commit ?? '' }, 1);
  watchPages(register, pages);
  watchPools(register, { ...dbs, ...(replica && { replica: replica.connections }) });
  if (replica)
    gauge(register, 'naya_replica_in_use', '1 while it answers reads of visitors.', () =>
      Number(replica.isInUse()),
    );
  countReports(register);
  watchBackups(register, dbs.office);
  watchQueues(register, dbs.office, faults);
  watchFaults(register, faults);
  watchDatabase(register, dbs);
  watchState(register, 'naya_picture_store_up', '1 while the store of pictures answers.', () =>
    media.check().then(() => true),
  );
  return { register, requests, routes };
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

function watchPools(register: Registry, dbs: Record<string, PooledDb>): void {
  const name = 'naya_database_connections';
  const ofPools = (
    suffix: string,
    help: string,
    read: (pool: PooledDb['$client']) => number,
  ): void =>
    register.registerMetric(
      new Gauge({
        name: name + suffix,
        help,
        labelNames: ['pool'],
        registers: [],
        collect() {
          for (const [pool, { $client }] of Object.entries(dbs)) this.set({ pool }, read($client));
        },
      }),
    );
  ofPools('', 'Connections of each pool.', (pool) => pool.totalCount);
  ofPools('_idle', 'Those of them that nobody uses.', (pool) => pool.idleCount);
  ofPools('_waiting', 'Queries that wait for one.', (pool) => pool.waitingCount);
}

/** What happens deep inside, from now on. */
function countReports(register: Registry): void {
  const registers = [register];
  const queries = new Histogram({
    name: 'naya_database_seconds',
    help: 'Statements and whole transactions, by pool, without the wait for a connection.',
    labelNames: ['pool'],
    buckets: durations,
    registers,
  });
  onReported('query', ({ pool, ms }) => queries.observe({ pool }, ms / 1000));
  const commands = new Histogram({
    name: 'naya_s3_seconds',
    help: 'Commands to the stores of pictures and backups.',
    labelNames: ['command'],
    buckets: durations,
    registers,
  });
  onReported('store', ({ command, ms }) => commands.observe({ command }, ms / 1000));
  const refusals = new Counter({
    name: 'naya_refusals_total',
    help: 'Requests that a limit refused, by its name.',
    labelNames: ['limit'],
    registers,
  });
  onReported('refused', (labels) => refusals.inc(labels));
  const mails = new Counter({
    name: 'naya_mail_tries_total',
    help: 'Mails that this process has sent, or written to files, and tries that failed.',
    labelNames: ['result'],
    registers,
  });
  onReported('mail', (labels) => mails.inc(labels));
  const received = new Counter({
    name: 'naya_mail_received_total',
    help: 'Mails for conversations that came in, and what became of them.',
    labelNames: ['result'],
    registers,
  });
  onReported('mailIn', (labels) => received.inc(labels));
}

/** Of those that the server makes by itself. */
function watchBackups(register: Registry, db: PooledDb): void {
  const seconds = (at: string) => Date.parse(at) / 1000;
  register.registerMetric(
    new Gauge({
      name: 'naya_backup_timestamp_seconds',
      help: 'When the newest backup was made (made), and when one was last restored as a test, well (tried) or not (failed).',
      labelNames: ['what'],
      registers: [],
      async collect() {
        const backups = await listBackups(db).catch(() => []);
        this.reset();
        const [newest] = backups;
        if (!newest) return;
        this.set({ what: 'made' }, seconds(newest.made_at));
        for (const what of ['tried', 'failed'] as const) {
          const isMeant = what === 'failed';
          const at = backups
            .filter(({ try_fault }) => (try_fault !== null) === isMeant)
            .flatMap(({ tried_at }) => (tried_at ? [seconds(tried_at)] : []));
          if (at.length > 0) this.set({ what }, Math.max(...at));
        }
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'naya_backup_bytes',
      help: 'Size of the newest backup.',
      registers: [],
      async collect() {
        const [newest] = await listBackups(db).catch(() => []);
        if (newest) this.set(newest.bytes);
        else this.remove();
      },
    }),
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
      name: 'naya_oldest_job_seconds',
      help: 'For how long the oldest job that could begin has waited.',
      registers: [],
      async collect() {
        const seconds = await readOldestJob(db).catch(() => null);
        if (seconds === null) this.remove();
        else this.set(seconds);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'naya_job_last_success_timestamp_seconds',
      help: 'When each scheduled job was last done; the queue remembers a week.',
      // Prometheus calls what it scrapes a job.
      labelNames: ['task'],
      registers: [],
      async collect() {
        const successes = await listLastSuccesses(db).catch(() => []);
        this.reset();
        for (const { job: task, seconds } of successes) this.set({ task }, seconds);
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
