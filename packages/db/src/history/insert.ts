import type { Db } from '../client.ts';
import { auditLines, type NewAuditLine } from './table.ts';

export async function insertAuditLine(db: Db, line: NewAuditLine): Promise<void> {
  await db.insert(auditLines).values(line);
}
