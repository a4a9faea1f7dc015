import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobName } from '@naya/contract/jobs';
import type { Enqueue } from '@naya/core/jobs';
import { clientOf } from '@naya/db/servers';
import { createFaults, type Faults } from '../log/faults.ts';

export type Jobs = { boss: PgBoss; enqueue: Enqueue; stop: () => Promise<void> };

/** How often jobs whose runner died are looked for. */
const lookEverySeconds = 5;
/** How long jobs may take to end when the queue stops, and how long the queue itself may take after that. */
const endWithinMs = 5_000;
const stopWithinMs = endWithinMs + 1_000;
/** An outage is over when nothing has failed for longer than a query without an answer takes to. */
const quietMs = 90_000;

/** The queue lives in PostgreSQL, in a schema of its own. */
export async function startJobs(
  databaseUrl: string,
  log: Logger,
  faults: Faults = createFaults(log),
): Promise<Jobs> {
  // pg-boss passes these on to node-postgres: a query fails after half a minute without a connection, a minute without an answer.
  const timeouts = { connectionTimeoutMillis: 30_000, query_timeout: 60_000 };
  const forPool = { Client: clientOf(databaseUrl), ...timeouts, keepAlive: true };
  const boss = new PgBoss({
    application_name: 'naya-outlet jobs',
    max: 3,
    useListenNotify: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    ...forPool,
  });
  boss.on('error', tellOnce(faults));
  await boss.start();
  await createQueues(boss);
  return {
    boss,
    async enqueue(tx, name, ...each) {
      if (each.length === 0) return;
      const jobs = each.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) });
    },
    // pg-boss waits for every query to its database, even for one that gets no answer.
    stop: async () => {
      const stopped = boss.stop({ graceful: true, timeout: endWithinMs }).then(() => true);
      const isStopped = await Promise.race([stopped, wait(stopWithinMs, false, { ref: false })]);
      if (!isStopped) log.warn('the job queue was left: its database does not answer');
    },
  };
}

/** Each of a dozen workers fails twice a second while the database is away. */
function tellOnce(faults: Faults): (error: unknown) => void {
  let quiet: NodeJS.Timeout | undefined;
  return (error) => {
    faults.failed('queue', error);
    clearTimeout(quiet);
    quiet = setTimeout(() => faults.worked('queue'), quietMs).unref();
  };
}

type QueueOptions = Omit<Queue, 'name'>;

/** Queue for jobs that failed their last try; they wait there for the operator. */
export const deadLetters = (name: JobName) => `${name}-failed`;

// Its runner sends a heartbeat all the while: after a kill -9 another takes the job up within half a minute.
const watched = { heartbeatSeconds: 10 };
const patient = { retryLimit: 9, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

const queues: Record<JobName, QueueOptions> = {
  // An unreachable mail server delays mail for up to a few hours and nothing else.
  'send-mail': { ...watched, ...patient, expireInSeconds: 120 },
  // At the lowest priority a picture may take its time.
  'make-variants': { ...watched, ...patient, expireInSeconds: 3_600 },
  'apply-retention': { ...watched, retryLimit: 3, retryDelay: 300 },
  'publish-scheduled': { retryLimit: 0 },
  'check-freshness': { ...watched, retryLimit: 3, retryDelay: 300 },
  'watch-enquiries': { retryLimit: 0 },
  'count-replies': { ...watched, retryLimit: 3, retryDelay: 300 },
  'remind-of-steps': { ...watched, retryLimit: 3, retryDelay: 300 },
  'keep-terms': { retryLimit: 0 },
  // A job that fails is due again by itself.
  'send-webhooks': { ...watched, retryLimit: 0 },
  'erase-accounts': { ...watched, retryLimit: 0 },
  'sweep-pictures': { ...watched, retryLimit: 3, retryDelay: 300 },
  'erase-files': { ...watched, ...patient, expireInSeconds: 600 },
  'make-backup': { ...watched, retryLimit: 3, retryDelay: 300, expireInSeconds: 6 * 3_600 },
};

/** Of these one waits or runs at a time, by whomever it is asked for. */
const oneAtATime = new Set<JobName>(['make-backup']);

async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(queues) as [JobName, QueueOptions][]) {
    await boss.createQueue(deadLetters(name));
    const policy = oneAtATime.has(name) ? 'exclusive' : 'standard';
    await boss.createQueue(name, { ...options, policy, deadLetter: deadLetters(name) });
    // A queue that an older version made learns what is new.
    await boss.updateQueue(name, options);
  }
}
