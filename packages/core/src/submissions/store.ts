import { normaliseIndianMobile } from '@naya/contract/format/phone';
import { suspiciousFrom } from '@naya/contract/submissions/limits';
import type { Receipt } from '@naya/contract/submissions/receipt';
import type { Db } from '@naya/db/client';
import { isDatabaseAway, isDatabaseSlow } from '@naya/db/database-away';
import type { IncomingSubmission } from '@naya/db/submissions/insert';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { createBatcher, type Batcher } from '../batcher.ts';
import { hashBody } from './hash-body.ts';
import { scoreSpam } from './spam.ts';
import type { Sender } from './submission.ts';
import { writeSubmissions, type Written } from './write.ts';

type SubmissionInput = Pick<
  IncomingSubmission,
  'kind' | 'name' | 'email' | 'answer' | 'franchise' | 'incomplete'
> & {
  phone: string | null;
  payload: Record<string, unknown>;
  /** Compared to tell a retry from another body under the same key; the payload by default. */
  sent?: unknown;
};

/** Stores a submission with all that belongs to it, or nothing of it; then tells its receipt. */
export async function storeSubmission(
  context: Context,
  sender: Sender,
  submission: SubmissionInput,
): Promise<Receipt> {
  await sender.admit(submission.email);
  let storeInBatch = batchers.get(context);
  if (!storeInBatch) batchers.set(context, (storeInBatch = createSubmissionBatcher(context)));
  return receiptOf(await storeInBatch(rowOf(sender, submission)));
}

/** The same, and what else has to happen in its transaction when it is new. */
export function storeSubmissionWith(
  context: Context,
  sender: Sender,
  submission: SubmissionInput,
  also: (tx: Db, id: number) => Promise<void>,
): Promise<Receipt> {
  return context.db.transaction(async (tx) => {
    const [written] = await writeSubmissions(context, tx, [rowOf(sender, submission)]);
    if (!written) throw new Error('A submission was neither kept nor refused');
    if (written.isNew) await also(tx, written.id);
    return receiptOf(written);
  });
}

function receiptOf({ isKeyReused, receipt }: Written): Receipt {
  if (isKeyReused) {
    throw invalid({ 'Idempotency-Key': 'This key was used for another submission.' });
  }
  return receipt;
}

function rowOf(
  { key, origin, hints }: Sender,
  { sent, ...submission }: SubmissionInput,
): IncomingSubmission {
  const suspicion = scoreSpam(submission.payload, hints);
  return {
    ...submission,
    ...suspicion,
    key,
    body_hash: hashBody(submission.kind, sent ?? submission.payload),
    origin,
    mobile: normaliseIndianMobile(submission.phone ?? ''),
    stage: suspicion.spam_score >= suspiciousFrom ? 'spam' : 'new',
  };
}

const batchers = new WeakMap<Context, Batcher<IncomingSubmission, Written>>();

/** Submissions that arrive during a write share the next transaction: many receipts for one commit. */
function createSubmissionBatcher(context: Context) {
  const write = (rows: IncomingSubmission[]) =>
    context.db.transaction((tx) => writeSubmissions(context, tx, rows));
  return createBatcher(write, {
    maxSize: 64,
    concernsAll: (error) => isDatabaseAway(error) || isDatabaseSlow(error),
    concernsWaiting: isDatabaseSlow,
  });
}
