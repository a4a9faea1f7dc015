import type { Db } from '@naya/db/client';
import { isTaken, type RecordValues } from '@naya/db/office/records';
import { invalid } from '../errors.ts';
import { waitForSlug } from './free-slug.ts';
import { kindOf, type RecordName } from './records.ts';

/** Refuses what another record has already; a save of the same at the same moment waits. */
export async function requireUnique(
  tx: Db,
  name: RecordName,
  values: RecordValues,
  ownId: number | null,
): Promise<void> {
  const taken: Record<string, string> = {};
  for (const [field, message] of Object.entries(kindOf(name).unique ?? {})) {
    const value = values[field];
    if (typeof value === 'string') await waitForSlug(tx, name, value);
    if (value !== undefined && (await isTaken(tx, name, field, value, ownId))) {
      taken[field] = message;
    }
  }
  if (Object.keys(taken).length > 0) throw invalid(taken);
}
