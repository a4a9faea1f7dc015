import { setTimeout as wait } from 'node:timers/promises';
import type { Enqueue } from '@naya/core/jobs/jobs';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { Logger } from 'pino';
import { createQueues } from './queues.ts';

export type Jobs = { boss: PgBoss; enqueue: Enqueue; stop: () => Promise<void> };

/** How often jobs whose runner died are looked for. */
const lookEverySeconds = 5;
/** How long jobs may take to end when the queue stops, and how long the queue itself may take after that. */
const endWithinMs = 5_000;
const stopWithinMs = endWithinMs + 1_000;
/** pg-boss passes these options on to node-postgres: a query without an answer fails after a minute. */
const patience = { query_timeout: 60_000, keepAlive: true };

/** The queue lives in PostgreSQL, in a schema of its own. */
export async function startJobs(databaseUrl: string, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'naya-outlet jobs',
    max: 3,
    useListenNotify: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    ...patience,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has trouble'));
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
