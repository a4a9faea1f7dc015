import type { Context } from '@naya/core/context';
import type { JobData, JobName } from '@naya/core/jobs';
import { giveUpMail, sendMail, type Post } from '@naya/core/mail';
import { publishDuePosts } from '@naya/core/office/publish-scheduled';
import { makeVariants } from '@naya/core/pictures';
import { applyRetention } from '@naya/core/retention';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { deadLetters } from './queues.ts';

const everyMinute = '* * * * *';
const everyNight = '30 3 * * *';
const timeZone = 'Asia/Kolkata';

/** Works off the queue; in the web process by default, or in one of its own. */
export async function runJobs(boss: PgBoss, core: Context, post: Post, log: Logger) {
  const work = workOn(boss, log);
  await work('send-mail', ({ mailId }) => sendMail(core, post, mailId));
  await work('make-variants', ({ picture }) => makeVariants(core, picture));
  await work('apply-retention', async () => {
    const erased = await applyRetention(core, new Date());
    log.info({ erased }, 'retention applied');
  });
  await work('publish-scheduled', async () => {
    const published = await publishDuePosts(core, new Date());
    if (published > 0) log.info({ published }, 'scheduled posts published');
  });
  await boss.work<JobData['send-mail']>(deadLetters('send-mail'), async ([job]) => {
    if (job) await giveUpMail(core, job.data.mailId);
  });
  await boss.schedule('apply-retention', everyNight, {}, { tz: timeZone });
  await boss.schedule('publish-scheduled', everyMinute);
}

/** Each job of a batch succeeds or fails on its own. */
function workOn(boss: PgBoss, log: Logger) {
  const options = {
    batchSize: 10,
    perJobResults: true,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 0.5,
  } as const;
  return <Name extends JobName>(name: Name, handle: (data: JobData[Name]) => Promise<void>) =>
    boss.work<JobData[Name], unknown, typeof options>(name, options, async (jobs) => {
      const results: JobResult[] = [];
      for (const job of jobs) {
        try {
          await handle(job.data);
          results.push({ id: job.id, status: 'completed' });
        } catch (error) {
          log.warn({ err: error, job: name, id: job.id }, 'a job failed and is tried again');
          results.push({ id: job.id, status: 'failed', output: { message: String(error) } });
        }
      }
      return results;
    });
}
