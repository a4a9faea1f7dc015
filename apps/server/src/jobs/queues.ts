import type { JobName } from '@naya/core/jobs';
import type { PgBoss, Queue } from 'pg-boss';

type QueueOptions = Omit<Queue, 'name'>;

/** What could not be done after the last try waits here, for the operator. */
export const deadLetters = (name: JobName) => `${name}-failed`;

const patient = { retryLimit: 9, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

const queues: Record<JobName, QueueOptions> = {
  // A dead mail server delays mail for up to a few hours and nothing else.
  'send-mail': { ...patient, expireInSeconds: 120 },
  'make-variants': { ...patient, retryLimit: 3, expireInSeconds: 300 },
  'apply-retention': { retryLimit: 3, retryDelay: 300 },
  'publish-scheduled': { retryLimit: 0 },
};

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(queues) as [JobName, QueueOptions][]) {
    await boss.createQueue(deadLetters(name));
    await boss.createQueue(name, { ...options, deadLetter: deadLetters(name) });
  }
}
