import { openDatabase } from '@naya/db/client';
import { migrateDatabase } from '@naya/db/migrate';
import { listQueuedMails } from '@naya/db/queries/mails';
import { pino } from 'pino';
import { startJobs } from '../jobs/boss.ts';

/** Brings the schema up to this version, and gives mails that were not sent yet a job again. */
export async function finishRestore(url: string): Promise<number> {
  await using opened = new AsyncDisposableStack();
  const { db } = opened.adopt(openDatabase({ url }), (each) => each.close());
  await migrateDatabase(db);
  const jobs = opened.adopt(await startJobs(url, pino({ level: 'warn' })), (each) => each.stop());
  const ids = await listQueuedMails(db);
  await jobs.enqueue(db, 'send-mail', ...ids.map((mailId) => ({ mailId })));
  return ids.length;
}
