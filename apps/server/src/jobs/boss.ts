import type { Enqueue } from '@naya/core/jobs';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { Logger } from 'pino';
import { createQueues } from './queues.ts';

export type Jobs = { boss: PgBoss; enqueue: Enqueue; stop: () => Promise<void> };

/** How often jobs whose runner died are looked for. */
const lookEverySeconds = 5;

/** The queue lives in PostgreSQL, in a schema of its own. */
export async function startJobs(databaseUrl: string, log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'naya-outlet jobs',
    max: 3,
    useListenNotify: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
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
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
