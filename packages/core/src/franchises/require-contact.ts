import type { RecordRow } from '@naya/db/office/records';
import { CoreError } from '../errors.ts';

/** A listing whose contact has had their data erased stays off the site until somebody has handed it over. */
export function requireContact(action: string, row: RecordRow): void {
  if (!row['contact_erased_at']) return;
  throw new CoreError(
    'invalid',
    `${action} is not possible: the contact of ${String(row['business_name'])} has had their data erased. Please hand it over to another contact first.`,
  );
}
