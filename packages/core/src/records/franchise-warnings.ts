import { warnOfPayback } from '@naya/contract/calculator/compare-payback';
import { startingFields, type Trade } from '@naya/contract/calculator/starting-figures';
import { findWarnings } from '@naya/contract/franchises/warnings';
import type { RecordRow, RecordValues } from '@naya/db/office/records';
import { isSame } from '../history.ts';

const looksAt = [...startingFields, 'excepted_roi_min', 'excepted_roi_max', 'category_id'] as const;

/** Doubtful values by field; with the values stored before, only those that a change brings. */
export function findFranchiseWarnings(
  values: RecordValues<'franchises'>,
  before: RecordRow<'franchises'> | null,
  trade: Trade | null,
): Record<string, string> {
  const isNew = looksAt.some((name) => !isSame(values[name], before?.[name]));
  // The form names every field.
  const stated = values as RecordRow<'franchises'>;
  return { ...(isNew && warnOfPayback(stated, trade)), ...findWarnings(values, before) };
}
