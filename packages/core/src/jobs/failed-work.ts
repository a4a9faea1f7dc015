import { deleteFailedJob } from '@naya/db/jobs/failed-jobs';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import type { JobData } from './jobs.ts';
import type { Actor } from '../office/actor.ts';
import { writeHistory } from '../history/write-history.ts';

/** Queues a finally failed job again, with all its tries. */
export async function retryFailedJob(
  { db, enqueue }: Context,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { job, data } = requireFound(await deleteFailedJob(tx, id), 'Failed work');
    await enqueue(tx, job, data as JobData[typeof job]);
    await writeHistory(tx, actor, 'tried again', { entity: 'work', id: job }, {});
  });
}
