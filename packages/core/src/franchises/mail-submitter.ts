import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import type { Db } from '@naya/db/client';
import { findContact } from '@naya/db/franchises/contacts';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { RecordRow } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { queueMails } from '../submissions/submission.ts';

/** Mails each decision, and one that is taken back, to the contact; without one, to the sender of the listing. */
export async function mailSubmitter(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  franchise: RecordRow,
  { status, reason }: { status: FranchiseStatus; reason: string | null },
): Promise<void> {
  const submission = await findListingSubmission(tx, franchise.id);
  const to = (await findContact(tx, franchise.id))?.email || submission?.email;
  if (!submission || !to) return;
  const details = { status, businessName: franchise['business_name'], reason };
  await queueMails(context, tx, [
    { kind: 'listing-decision', to, submission_id: submission.id, details },
  ]);
}
