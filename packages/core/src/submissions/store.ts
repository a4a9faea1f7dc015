import { normaliseIndianMobile } from '@naya/contract/format/phone';
import { suspiciousFrom } from '@naya/contract/forms/limits';
import type { Receipt } from '@naya/contract/submissions/receipt';
import type { Db } from '@naya/db/client';
import { isDatabaseAway, isDatabaseSlow } from '@naya/db/database-away';
import { isTestKeyKnown, rememberTestKey } from '@naya/db/partners/test-calls';
import { isKeyKnown } from '@naya/db/submissions/insert';
import type { Context } from '../context.ts';
import { KeyReused } from '../errors.ts';
import { createBatcher, type Batcher } from '../batcher.ts';

import { hashBody, type Sender } from './received-form.ts';
import { scoreSpam } from './spam.ts';
import { receiptFor, writeSubmissions, type SentSubmission, type Written } from './write.ts';
import { digestCounted } from './mailbox.ts';

type SubmissionInput = Pick<
  SentSubmission,
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
  await admitForm(context, sender, submission.email);
  if (sender.isTest) return answerTest(context, sender, submission);
  let storeInBatch = batchers.get(context);
  if (!storeInBatch) batchers.set(context, (storeInBatch = createSubmissionBatcher(context)));
  return receiptOf(sender, await storeInBatch(rowOf(sender, submission)));
}

/** The same, and what else has to happen in its transaction when it is new. */
export async function storeSubmissionWith(
  context: Context,
  sender: Sender,
  submission: SubmissionInput,
  afterStore: (tx: Db, id: number) => Promise<void>,
): Promise<Receipt> {
  if (sender.isTest) return answerTest(context, sender, submission);
  return context.db.transaction(async (tx) => {
    const [written] = await writeSubmissions(context, tx, [rowOf(sender, submission)]);
    if (!written) throw new Error('A submission was neither kept nor refused');
    if (written.isNew) await afterStore(tx, written.id);
    return receiptOf(sender, written);
  });
}

/** The receipt that the form would have brought; its key alone is remembered, for a while. */
async function answerTest(
  { db, secret }: Context,
  sender: Sender,
  submission: SubmissionInput,
): Promise<Receipt> {
  const { key, body_hash, answer } = rowOf(sender, submission);
  const digest = digestCounted(secret, body_hash);
  const { id, body_digest, is_new: isNew } = await rememberTestKey(db, key, digest);
  const receipt = { ...receiptFor({ id, answer }), test: true as const };
  return receiptOf(sender, { isKeyReused: body_digest !== digest, isNew, receipt });
}

async function receiptOf(
  { onReplay }: Sender,
  { isKeyReused, isNew, receipt }: Pick<Written, 'isKeyReused' | 'isNew' | 'receipt'>,
): Promise<Receipt> {
  if (isKeyReused) throw new KeyReused();
  if (!isNew) await onReplay();
  return receipt;
}

/** Counts a form for its e-mail. One that is sent again under its key is let pass, and counts for nothing. */
export async function admitForm({ db }: Context, sender: Sender, email: string): Promise<void> {
  try {
    await sender.admit(email);
  } catch (refusal) {
    const isKnown = sender.isTest ? isTestKeyKnown : isKeyKnown;
    if (!(await isKnown(db, sender.key))) throw refusal;
  }
}

function rowOf(
  { key, origin, partner_id, hints, counted }: Sender,
  { sent, ...submission }: SubmissionInput,
): SentSubmission & { body_hash: string } {
  const suspicion = scoreSpam(submission.payload, hints);
  return {
    ...submission,
    ...suspicion,
    key,
    body_hash: hashBody(submission.kind, sent ?? submission.payload),
    origin,
    partner_id,
    unlimited: counted === null,
    client_ip: counted?.clientIp ?? null,
    mobile: normaliseIndianMobile(submission.phone ?? ''),
    stage: suspicion.spam_score >= suspiciousFrom ? 'spam' : 'new',
  };
}

const batchers = new WeakMap<Context, Batcher<SentSubmission, Written>>();

/** Submissions that arrive during a write share the next transaction: many receipts for one commit. */
function createSubmissionBatcher(context: Context) {
  const write = (rows: SentSubmission[]) =>
    context.db.transaction((tx) => writeSubmissions(context, tx, rows));
  return createBatcher(write, {
    maxSize: 64,
    concernsAll: (error) => isDatabaseAway(error) || isDatabaseSlow(error),
    concernsWaiting: isDatabaseSlow,
  });
}
