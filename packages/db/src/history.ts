import type { HistoryEntity } from '@naya/contract/history';
import { eq, sql, and, desc, gt, notInArray } from './drizzle.ts';
import type { Db } from './client.ts';
import { auditLines, type NewAuditLine, type AuditLineRow } from './tables/history.ts';

/** The line's id. */
export async function insertAuditLine(
  db: Db,
  line: NewAuditLine & { entity: HistoryEntity },
): Promise<number> {
  const [inserted] = await db.insert(auditLines).values(line).returning({ id: auditLines.id });
  return inserted?.id ?? 0;
}

/** For a line about what goes on, such as an export that counts its rows. */
export async function setChangesOfLine(db: Db, id: number, changes: object): Promise<void> {
  await db.update(auditLines).set({ changes }).where(eq(auditLines.id, id));
}

/** The same line about each of many records. */
export async function insertAuditLines(
  db: Db,
  { actor, action, entity }: Pick<NewAuditLine, 'actor' | 'action'> & { entity: HistoryEntity },
  ids: number[],
): Promise<void> {
  await db.execute(sql`
    insert into audit_lines (actor, action, entity, entity_id)
    select ${actor}, ${action}, ${entity}, id::text from unnest(${sql.param(ids)}::int[]) as id`);
}

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

/** Where the name of a record stands, by its name in the history. */
const names = {
  franchise: ['franchises', 'business_name'],
  category: ['categories', 'name'],
  blog: ['blogs', 'title'],
  event: ['events', 'title'],
  'team-member': ['team_members', 'name'],
  page: ['pages', 'title'],
  'reply-template': ['reply_templates', 'name'],
  plan: ['plans', 'name'],
  order: ['plan_orders', 'plan_name'],
  webhook: ['webhooks', 'url'],
  submission: ['submissions', 'name'],
} as const satisfies Partial<Record<HistoryEntity, readonly [string, string]>>;

const number = sql`case when ${auditLines.entity_id} ~ '^[1-9][0-9]{0,8}$' then ${auditLines.entity_id}::int end`;
const cases = Object.entries(names).map(
  ([entity, [table, column]]) =>
    sql`when ${entity} then (select named.${sql.identifier(column)} from ${sql.identifier(table)} named where named.id = ${number})`,
);

/** The record's name today; null when it is gone or has no name. */
export const historyTitle = sql<string | null>`case ${auditLines.entity} ${sql.join(cases, sql` `)}
  when 'picture' then (select named.original_name from media named where named.hash = ${auditLines.entity_id})
  when 'user' then (select named.name from users named where named.id = ${auditLines.entity_id}) end`.as(
  'title',
);
