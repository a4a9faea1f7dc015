import { bigint, index, jsonb, pgTable, text } from '../drizzle-tables.ts';
import { instant, now } from '../columns.ts';

/** The fields that a change touched, as they were and as they became; empty for what changes no field. */
export type Changes = { before?: Record<string, unknown>; after?: Record<string, unknown> };

export const auditLines = pgTable(
  'audit_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().default(now),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entity_id: text('entity_id').notNull(),
    changes: jsonb('changes').$type<Changes>().notNull().default({}),
  },
  (table) => [
    index('audit_lines_of_entity').on(table.entity, table.entity_id, table.id),
    index('audit_lines_of_kind').on(table.entity, table.at.desc().nullsFirst(), table.id),
    index('audit_lines_by_actor').on(table.actor, table.at.desc().nullsFirst(), table.id),
    index('audit_lines_newest').on(table.at.desc().nullsFirst(), table.id),
  ],
);

export type AuditLineRow = typeof auditLines.$inferSelect;
export type NewAuditLine = typeof auditLines.$inferInsert;
