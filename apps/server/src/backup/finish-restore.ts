import { replayErasures } from '@naya/core/privacy/replay-erasures';
import { openDatabase } from '@naya/db/client';
import { migrateDatabase } from '@naya/db/migrate';
import { listQueuedMails } from '@naya/db/mail/queue';
import { pino } from 'pino';
import { startJobs } from '../jobs/boss.ts';

type Finished = { mails: number; erased: number };

/** Erases again whom the list of erasures names, and gives mails that were not sent yet a job again. */
export async function finishRestore(url: string): Promise<Finished> {
  await using opened = new AsyncDisposableStack();
  const { db } = opened.adopt(openDatabase({ url }), (each) => each.close());
  await migrateDatabase(db);
  const jobs = opened.adopt(await startJobs(url, pino({ level: 'warn' })), (each) => each.stop());
  const erased = await replayErasures({ db, enqueue: jobs.enqueue });
  const ids = await listQueuedMails(db);
  await jobs.enqueue(db, 'send-mail', ...ids.map((mailId) => ({ mailId })));
  return { mails: ids.length, erased };
}
