import type { Db } from '../client.ts';
import { auditLines, type NewAuditLine } from '../tables/audit-lines.ts';

export async function insertAuditLine(db: Db, line: NewAuditLine): Promise<void> {
  await db.insert(auditLines).values(line);
}

export async function insertAuditLines(db: Db, lines: NewAuditLine[]): Promise<void> {
  if (lines.length > 0) await db.insert(auditLines).values(lines);
}
