import type { JobName } from '@naya/contract/jobs/jobs';
import type { PgBoss, Queue } from 'pg-boss';

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
  'sweep-pictures': { ...watched, retryLimit: 3, retryDelay: 300 },
  'erase-files': { ...watched, ...patient, expireInSeconds: 600 },
};

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [name, options] of Object.entries(queues) as [JobName, QueueOptions][]) {
    await boss.createQueue(deadLetters(name));
    await boss.createQueue(name, { ...options, deadLetter: deadLetters(name) });
    // A queue that an older version made learns what is new.
    await boss.updateQueue(name, options);
  }
}
