import type { HistoryEntity } from '@naya/contract/history';
import type { Db } from '@naya/db/client';
import { insertAuditLine } from '@naya/db/history';
import type { Actor } from './context.ts';
import { Conflict } from './errors.ts';

export type Values = Record<string, unknown>;
export type Differences<Changed = Values> = { before: Changed; after: Changed };

const kept = new Set(['version', 'updated_at']);

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The fields in which two states of a record differ; null when there are none. */
export function differences<After extends Values>(
  before: Values,
  after: After,
): Differences<Partial<After>> | null {
  const changed = Object.keys(after).filter(
    (field) => !kept.has(field) && !isSame(before[field], after[field]),
  );
  if (changed.length === 0) return null;
  const pick = (values: Values) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null])) as Partial<After>;
  return { before: pick(before), after: pick(after) };
}

export async function writeHistory(
  tx: Db,
  actor: Pick<Actor, 'email'>,
  action: string,
  record: { entity: HistoryEntity; id: number | string },
  changes: Differences | Record<string, never>,
): Promise<void> {
  await insertAuditLine(tx, {
    actor: actor.email,
    action,
    entity: record.entity,
    entity_id: String(record.id),
    changes,
  });
}

/** A change is taken back only while the record still stands as that change left it. */
export function requireUntouched(current: Values, after: Values): void {
  const untouched = Object.keys(after).every((field) => isSame(current[field], after[field]));
  if (!untouched) throw new Conflict('changedAgain', current);
}

/** Nothing is saved over a change that the editor has not seen; `current` is shown beside theirs. */
export function requireVersion(
  stored: { version: number },
  version: number,
  current: unknown = stored,
): void {
  if (stored.version !== version) {
    throw new Conflict('changedMeanwhile', current);
  }
}
