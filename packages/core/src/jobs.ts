import type { JobName } from '@naya/contract/jobs';
import { parseMailDetails, type NewMail } from '@naya/contract/mail/kinds';
import type { Db } from '@naya/db/client';
import { insertMails } from '@naya/db/mail/queue';

/** Work that is done after the answer, with what each kind needs to know. */
export type JobData = Jobs<{
  'send-mail': { mailId: number };
  'make-variants': { picture: string };
  'apply-retention': Record<string, never>;
  'publish-scheduled': Record<string, never>;
  'sweep-pictures': Record<string, never>;
  'check-freshness': Record<string, never>;
  'watch-enquiries': Record<string, never>;
  'count-replies': Record<string, never>;
  'remind-of-steps': Record<string, never>;
  'keep-terms': Record<string, never>;
  'erase-accounts': Record<string, never>;
  'send-webhooks': Record<string, never>;
  'make-backup': Record<string, never>;
  /** Keys of mails, URLs of pictures, names of recordings: what erased rows have left outside of the database. */
  'erase-files': { mails: string[]; pictures: string[]; recordings?: string[]; before: string };
}>;
/** Each job, and no other. */
type Jobs<Data extends Record<JobName, object>> = Data;

/** Takes part in the caller's transaction: a job exists exactly when its cause does. */
export type Enqueue = <Name extends JobName>(
  tx: Db,
  name: Name,
  ...each: JobData[Name][]
) => Promise<void>;

/** A mail is a row and the job that sends it. */
export async function queueMails(
  { enqueue }: { enqueue: Enqueue },
  tx: Db,
  rows: NewMail[],
): Promise<void> {
  for (const { kind, details } of rows) parseMailDetails(kind, details);
  const ids = await insertMails(tx, rows);
  await enqueue(tx, 'send-mail', ...ids.map((mailId) => ({ mailId })));
}
