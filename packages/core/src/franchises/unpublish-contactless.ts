import { contactErasedAction } from '@naya/contract/history/actions';
import type { Db } from '@naya/db/client';
import { lockRecord } from '@naya/db/office/records';
import { saveChanges } from '../office/save-record.ts';

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
    const isApproved = before['status'] === 'approved';
    const values = {
      contact_erased_at: new Date().toISOString(),
      ...(isApproved && { status: 'suspended', decision_reason: reason }),
    };
    await saveChanges(tx, { email: actor }, 'franchises', before, values, contactErasedAction);
    if (isApproved) unpublished.push({ id, name: String(before['business_name']) });
  }
  return unpublished;
}
