import type { HistoryEntity } from '@naya/contract/history/entities';
import type { Db } from '../client.ts';
import { auditLines, type NewAuditLine } from './table.ts';

export async function insertAuditLine(
  db: Db,
  line: NewAuditLine & { entity: HistoryEntity },
): Promise<void> {
  await db.insert(auditLines).values(line);
}
