import { normaliseIndianMobile } from '@naya/contract/format/phone';
import type { Receipt } from '@naya/contract/requests/receipt';
import type { Db } from '@naya/db/client';
import { isDatabaseAway, isDatabaseSlow } from '@naya/db/database-away';
import type { IncomingSubmission } from '@naya/db/queries/insert-submissions';
import type { Context } from '../context.ts';
import { together, type Together } from '../together.ts';
import { judge, suspiciousFrom } from './spam.ts';
import type { Sender } from './submission.ts';
import { writeSubmissions } from './write.ts';

type Kept = Pick<
  IncomingSubmission,
  'kind' | 'name' | 'email' | 'answer' | 'franchise' | 'incomplete'
> & {
  phone: string | null;
  payload: Record<string, unknown>;
};

/** Stores a submission with all that belongs to it, or nothing of it; then tells its receipt. */
export function keepSubmission(
  context: Context,
  sender: Sender,
  submission: Kept,
): Promise<Receipt> {
  let keep = keepers.get(context);
  if (!keep) keepers.set(context, (keep = createKeeper(context)));
  return keep(rowOf(sender, submission));
}

/** The same, and what else has to happen in its transaction when it is new. */
export function keepSubmissionAnd(
  context: Context,
  sender: Sender,
  submission: Kept,
  also: (tx: Db, id: number) => Promise<void>,
): Promise<Receipt> {
  return context.db.transaction(async (tx) => {
    const [written] = await writeSubmissions(context, tx, [rowOf(sender, submission)]);
    if (!written) throw new Error('A submission was neither kept nor refused');
    if (written.isNew) await also(tx, written.id);
    return written.receipt;
  });
}

function rowOf({ key, origin, hints }: Sender, submission: Kept): IncomingSubmission {
  const suspicion = judge(submission.payload, hints);
  return {
    ...submission,
    ...suspicion,
    key,
    origin,
    mobile: normaliseIndianMobile(submission.phone ?? ''),
    stage: suspicion.spam_score >= suspiciousFrom ? 'spam' : 'new',
  };
}

const keepers = new WeakMap<Context, Together<IncomingSubmission, Receipt>>();

/** Those that arrive while others are written share the next transaction: many receipts for one commit. */
function createKeeper(context: Context) {
  const write = (rows: IncomingSubmission[]) =>
    context.db.transaction(async (tx) => {
      const written = await writeSubmissions(context, tx, rows);
      return written.map(({ receipt }) => receipt);
    });
  return together(write, {
    most: 64,
    concernsAll: (error) => isDatabaseAway(error) || isDatabaseSlow(error),
    concernsWaiting: isDatabaseSlow,
  });
}
