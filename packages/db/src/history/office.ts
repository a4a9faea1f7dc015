import { and, desc, eq, gt, notInArray } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { auditLines, type AuditLineRow } from './table.ts';

export async function findAuditLine(db: Db, id: number): Promise<AuditLineRow | null> {
  const [line] = await db.select().from(auditLines).where(eq(auditLines.id, id));
  return line ?? null;
}

type Since = Pick<AuditLineRow, 'id' | 'entity' | 'entity_id'>;

/** The lines about the same record since this one, the newest first. */
export async function listLaterLines(
  db: Db,
  { id, entity, entity_id }: Since,
  except: string[],
): Promise<AuditLineRow[]> {
  return await db
    .select()
    .from(auditLines)
    .where(
      and(
        eq(auditLines.entity, entity),
        eq(auditLines.entity_id, entity_id),
        gt(auditLines.id, id),
        notInArray(auditLines.action, except),
      ),
    )
    .orderBy(desc(auditLines.id));
}
