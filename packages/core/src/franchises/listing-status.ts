import { say } from '@naya/contract/messages/catalogue';
import type { Db } from '@naya/db/client';
import { lockRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import { lockListingForms } from '@naya/db/submissions/lock';
import { CoreError } from '../errors.ts';
import type { FranchiseStatus } from '@naya/contract/franchises/entity';
import { findContact } from '@naya/db/franchises/contacts';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { Context } from '../context.ts';
import { queueMails } from '../jobs.ts';
import { contactErasedAction } from '@naya/contract/history';
import { saveChanges } from '../records/save-record.ts';

/**
 * For whoever decides about listings or writes to their senders: the forms by which they came are locked first, since a sender
 * may be erased at this moment. In one order, so that two people who choose the same ones wait for each other in turn.
 */
export async function lockListings(tx: Db, ids: number[]): Promise<(FranchiseRow | null)[]> {
  const inOrder = [...new Set(ids)].sort((one, other) => one - other);
  await lockListingForms(tx, inOrder);
  const rows: (FranchiseRow | null)[] = [];
  for (const id of inOrder) rows.push(await lockRecord(tx, 'franchises', id));
  return rows;
}

export async function lockListing(tx: Db, id: number): Promise<FranchiseRow | null> {
  const [row = null] = await lockListings(tx, [id]);
  return row;
}

/** A listing whose contact has had their data erased stays off the site until somebody has handed it over. */
export function requireContact(action: string, row: FranchiseRow): void {
  if (!row.contact_erased_at) return;
  throw new CoreError(
    'invalid',
    say('contactErased', {
      decision: action,
      name: row.business_name,
    }),
  );
}

/** Mails each decision, and one that is taken back, to the contact; without one, to the sender of the listing. */
export async function mailSubmitter(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  franchise: FranchiseRow,
  { status, reason }: { status: FranchiseStatus; reason: string | null },
): Promise<void> {
  const submission = await findListingSubmission(tx, franchise.id);
  const to = (await findContact(tx, franchise.id))?.email || submission?.email;
  if (!submission || !to) return;
  const details = { status, businessName: franchise.business_name, reason };
  await queueMails(context, tx, [
    { kind: 'listing-decision', to, submission_id: submission.id, details },
  ]);
}

const reason = 'Its contact has had their data erased.';

/** Takes listings off the site whose contact is gone, until somebody has handed them over; gives those that were on it. */
export async function unpublishContactless(
  tx: Db,
  ids: number[],
  actor: string,
): Promise<{ id: number; name: string }[]> {
  const unpublished: { id: number; name: string }[] = [];
  for (const id of ids) {
    const before = await lockRecord(tx, 'franchises', id);
    if (!before) continue;
    const isApproved = before.status === 'approved';
    const values = {
      contact_erased_at: new Date().toISOString(),
      ...(isApproved && { status: 'suspended' as const, decision_reason: reason }),
    };
    await saveChanges(tx, { email: actor }, 'franchises', before, values, contactErasedAction);
    if (isApproved) unpublished.push({ id, name: before.business_name });
  }
  return unpublished;
}
