import type { Db } from '@naya/db/client';
import { lockRecord, type RecordRow } from '@naya/db/office/records';
import { CoreError, requireFound } from '../errors.ts';

/** Until the transaction ends nobody else changes this lead. Nothing is written about a person whose data was erased. */
export async function lockLead(tx: Db, id: number): Promise<RecordRow> {
  const lead = requireFound(await lockRecord(tx, 'leads', id), 'Lead');
  if (lead['erased_at']) throw new CoreError('invalid', "This person's data was erased.");
  return lead;
}
