import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { auditLines, type NewAuditLine } from '../tables/audit-lines.ts';
import { manyRows } from './many-rows.ts';

export async function insertAuditLine(db: Db, line: NewAuditLine): Promise<void> {
  await db.insert(auditLines).values(line);
}

const columns = { actor: 'text', action: 'text', entity: 'text', entity_id: 'text' };

export async function insertAuditLines(
  db: Db,
  lines: Pick<NewAuditLine, 'actor' | 'action' | 'entity' | 'entity_id'>[],
): Promise<void> {
  if (lines.length === 0) return;
  await db.execute(sql`
    insert into audit_lines (actor, action, entity, entity_id)
    select actor, action, entity, entity_id from ${manyRows(lines, columns)}`);
}
