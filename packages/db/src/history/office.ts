import { eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { auditLines, type AuditLineRow } from './table.ts';

export async function findAuditLine(db: Db, id: number): Promise<AuditLineRow | null> {
  const [line] = await db.select().from(auditLines).where(eq(auditLines.id, id));
  return line ?? null;
}
