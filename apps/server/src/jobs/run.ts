import type { Context } from '@naya/core/context';
import { keepTerms } from '@naya/core/billing/terms';
import { countReplies, watchEnquiries } from '@naya/core/brands/clock';
import { eraseDueAccounts } from '@naya/core/compose/privacy/account-erasure';
import { eraseFiles } from '@naya/core/compose/privacy/erase-files';
import { discardRemovedDemo } from '@naya/core/compose/demo/demo';
import type { JobName } from '@naya/contract/jobs';
import type { JobData } from '@naya/core/jobs';
import { giveUpMail, sendMail, type Mailer } from '@naya/core/mail/send';
import { publishDuePosts } from '@naya/core/content';
import { checkFreshness } from '@naya/core/franchises/freshness';
import { purgeDeletedPictures, sweepPictures } from '@naya/core/media/pictures';
import { makeVariants } from '@naya/core/media/variants';
import { applyRetention } from '@naya/core/compose/privacy/retention';
import { remindOfSteps } from '@naya/core/submissions/remind-of-steps';
import { sendDueMessages, type CallWebhook } from '@naya/core/webhooks/send';
import { forgetViews } from '@naya/core/views';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { describeError } from '../log/log.ts';
import { Interrupted } from '../helper-process.ts';
import { traced } from '../log/measured.ts';
import { deadLetters } from './boss.ts';

const everyMinute = '* * * * *';
const everyTenMinutes = '*/10 * * * *';
const everyNight = '30 3 * * *';
const earlyEveryNight = '0 2 * * *';
const everyMorning = '0 8 * * *';
const timeZone = 'Asia/Kolkata';

export type JobTools = {
  core: Context;
  mailer: Mailer;
  callWebhook: CallWebhook;
  /** Null without a key to encrypt with. */
  backUp: (() => Promise<void>) | null;
  log: Logger;
};

/** Works off the queue; in the web process by default, or in one of its own. */
export async function runJobs(boss: PgBoss, { core, mailer, callWebhook, backUp, log }: JobTools) {
  // First: once workers ask for jobs, a query of the queue waits for theirs.
  await boss.schedule('apply-retention', everyNight, {}, { tz: timeZone });
  await boss.schedule('sweep-pictures', everyNight, {}, { tz: timeZone });
  await boss.schedule('check-freshness', everyNight, {}, { tz: timeZone });
  await boss.schedule('count-replies', everyNight, {}, { tz: timeZone });
  await boss.schedule('remind-of-steps', everyMorning, {}, { tz: timeZone });
  await boss.schedule('publish-scheduled', everyMinute);
  await boss.schedule('send-webhooks', everyMinute);
  await boss.schedule('watch-enquiries', everyTenMinutes);
  await boss.schedule('erase-accounts', everyTenMinutes);
  await boss.schedule('keep-terms', everyTenMinutes);
  if (backUp) await boss.schedule('make-backup', earlyEveryNight, {}, { tz: timeZone });
  else await boss.unschedule('make-backup');
  const work = workOn(boss, log);
  await work('send-mail', 5, ({ mailId }) => sendMail(core, mailer, mailId));
  await work('make-variants', 1, ({ picture }) => makeVariants(core, picture));
  await work('apply-retention', 1, async () => {
    await forgetViews(core, new Date());
    const erased = await applyRetention(core, new Date());
    log.info({ erased }, 'retention applied');
  });
  await work('publish-scheduled', 1, async () => {
    const published = await publishDuePosts(core, new Date());
    if (published > 0) log.info({ published }, 'scheduled posts published');
  });
  await work('sweep-pictures', 1, async () => {
    await discardRemovedDemo(core, new Date());
    const swept =
      (await sweepPictures(core, new Date())) + (await purgeDeletedPictures(core, new Date()));
    if (swept > 0) log.info({ swept }, 'pictures that nothing shows taken away');
  });
  await work('check-freshness', 1, async () => {
    log.info(await checkFreshness(core, new Date()), 'freshness of the listings checked');
  });
  await work('watch-enquiries', 1, async () => {
    const due = await watchEnquiries(core);
    if (due > 0) log.info({ due }, 'brands reminded, investors asked');
  });
  await work('count-replies', 1, async () => {
    const changed = await countReplies(core);
    if (changed > 0) log.info({ changed }, 'reply rates counted');
  });
  await work('remind-of-steps', 1, async () => {
    const reminded = await remindOfSteps(core, new Date());
    if (reminded > 0) log.info({ reminded }, 'colleagues reminded of next steps');
  });
  await work('erase-accounts', 1, async () => {
    const erased = await eraseDueAccounts(core);
    if (erased > 0) log.info({ erased }, 'accounts erased that were to be');
  });
  await work('keep-terms', 1, async () => {
    const kept = await keepTerms(core, new Date());
    if (Object.values(kept).some((count) => count > 0)) log.info(kept, 'terms of plans kept');
  });
  await work('send-webhooks', 1, async () => {
    await sendDueMessages(core, callWebhook);
  });
  if (backUp) await work('make-backup', 1, backUp);
  await work('erase-files', 1, (files) => eraseFiles(core, mailer, files));
  await boss.work<JobData['send-mail']>(deadLetters('send-mail'), async ([job]) => {
    if (job) await giveUpMail(core, job.data.mailId);
  });
}

/** `atOnce` jobs side by side; each of them succeeds or fails on its own. */
function workOn(boss: PgBoss, log: Logger) {
  return <Name extends JobName>(
    name: Name,
    atOnce: number,
    handle: (data: JobData[Name]) => Promise<void>,
  ) => {
    const options = {
      batchSize: atOnce,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 0.5,
    } as const;
    const tryJob = async (job: Job<JobData[Name]>): Promise<JobResult> => {
      try {
        await traced(`job ${name}`, () => handle(job.data));
        return { id: job.id, status: 'completed' };
      } catch (error) {
        if (!(error instanceof Interrupted)) {
          const { mailId: mail, picture } = job.data as { mailId?: number; picture?: string };
          const about = { err: error, job: name, id: job.id, mail, picture };
          log.warn(about, 'a job failed and is tried again');
        }
        return { id: job.id, status: 'failed', output: { message: describeError(error).message } };
      }
    };
    return boss.work<JobData[Name], unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map(tryJob)),
    );
  };
}
