import type { HistoryEntity } from '@naya/contract/history/entities';
import { sql } from '../drizzle.ts';
import { auditLines } from './table.ts';

/** Where the name of a record stands, by its name in the history. */
const names = {
  franchise: ['franchises', 'business_name'],
  category: ['categories', 'name'],
  blog: ['blogs', 'title'],
  event: ['events', 'title'],
  'team-member': ['team_members', 'name'],
  page: ['pages', 'title'],
  'reply-template': ['reply_templates', 'name'],
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
