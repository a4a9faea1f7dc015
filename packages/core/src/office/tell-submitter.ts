import type { FranchiseStatus } from '@naya/contract/entities/franchise';
import type { Db } from '@naya/db/client';
import { findListingSubmission } from '@naya/db/queries/office/leads';
import type { RecordRow } from '@naya/db/queries/office/records';
import type { Context } from '../context.ts';
import { queueMails } from '../intake/submission.ts';

/** Whoever sent the listing hears of every decision, and of one that is taken back. */
export async function tellSubmitter(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  franchise: RecordRow,
  { status, reason }: { status: FranchiseStatus; reason: string | null },
): Promise<void> {
  const submission = await findListingSubmission(tx, franchise.id);
  if (!submission?.email) return;
  const details = { status, businessName: franchise['business_name'], reason };
  await queueMails(context, tx, [
    { kind: 'listing-decision', to: submission.email, submission_id: submission.id, details },
  ]);
}
