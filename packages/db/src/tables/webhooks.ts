import { webhookMessageKinds, webhookStatuses } from '@naya/contract/webhooks/entity';
import type { WebhookMessageKind } from '@naya/contract/webhooks/entity';
import { sql } from '../drizzle.ts';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from '../drizzle-tables.ts';
import { instant, now, oneOf, versioned } from '../columns.ts';

/** Addresses of other systems that are told what happens here. */
export const webhooks = pgTable('webhooks', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull().unique(),
  kinds: text('kinds').array().notNull(),
  is_active: boolean('is_active').notNull().default(true),
  created_at: instant('created_at').notNull().default(now),
  ...versioned(),
});

/** Apart from what the office reads and the history keeps. */
export const webhookSecrets = pgTable('webhook_secrets', {
  webhook_id: integer('webhook_id')
    .primaryKey()
    .references(() => webhooks.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
});

export type WebhookDetails = { previous_stage?: string };

/** What is to be told or was: the record's id and no word of it, so that nothing here needs to be erased. A trigger writes them. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: uuid('key').notNull().unique().defaultRandom(),
    webhook_id: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<WebhookMessageKind>().notNull(),
    record_id: integer('record_id'),
    details: jsonb('details').$type<WebhookDetails>().notNull().default({}),
    status: text('status', { enum: webhookStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** What the other system answered last, or why it could not be asked. */
    said: text('said'),
    due_at: instant('due_at').notNull().default(now),
    created_at: instant('created_at').notNull().default(now),
  },
  (table) => [
    check('webhook_messages_kind_known', oneOf(table.kind, Object.keys(webhookMessageKinds))),
    check('webhook_messages_status_known', oneOf(table.status, webhookStatuses)),
    index('webhook_messages_of_webhook').on(table.webhook_id, table.id),
    index('webhook_messages_by_status').on(table.status, table.id),
    index('webhook_messages_by_age').on(table.created_at),
    index('webhook_messages_due')
      .on(table.due_at)
      .where(sql`${table.status} = 'queued'`),
  ],
);

export type WebhookMessageRow = typeof webhookMessages.$inferSelect;
