import type { Receipt } from '@naya/contract/submissions/receipt';
import type { Db } from '@naya/db/client';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import {
  insertSubmissions,
  type IncomingSubmission,
  type StoredSubmission,
} from '@naya/db/submissions/insert';
import type { Context } from '../context.ts';
import { digestMailbox } from './mailbox.ts';

export type Written = StoredSubmission & { receipt: Receipt };

/** The records with their audit lines, mails and jobs, in the caller's transaction. A known key changes nothing. */
export async function writeSubmissions(
  context: Context,
  tx: Db,
  rows: IncomingSubmission[],
): Promise<Written[]> {
  const stored = await insertSubmissions(
    tx,
    rows.map((row) => ({ ...row, mails: mailsFor(context, row) })),
  );
  // The site counts its investors.
  const countsChange = rows.some(({ kind }, index) => kind === 'investor' && stored[index]?.isNew);
  if (countsChange) await notifyChangedTags(tx, ['stats']);
  const mails = stored.flatMap(({ mailIds }) => mailIds);
  await context.enqueue(tx, 'send-mail', ...mails.map((mailId) => ({ mailId })));
  return stored.map((each) => ({
    ...each,
    receipt: receiptFor(each),
  }));
}

export const receiptFor = ({ id, answer }: Pick<StoredSubmission, 'id' | 'answer'>): Receipt => ({
  success: true,
  message: answer,
  id,
});

/** A suspicious sender gets no mail from us: the e-mail may be somebody else's. */
function mailsFor({ contactEmail, secret }: Context, { email, stage }: IncomingSubmission) {
  const notice = { kind: 'operator-notice' as const, to: contactEmail };
  const mailbox = digestMailbox(secret, email);
  const answer = { kind: 'acknowledgement' as const, to: email, mailbox };
  return stage === 'spam' ? [notice] : [notice, answer];
}
