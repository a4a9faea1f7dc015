import type { HistoryEntity } from '@naya/contract/history/entities';
import type { Db } from '@naya/db/client';
import { insertAuditLine } from '@naya/db/history/insert';
import type { Actor } from '../office/actor.ts';
import type { Differences } from './differences.ts';

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
