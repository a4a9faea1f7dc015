import { eq, getTableColumns, sql } from '../drizzle.ts';
import { webhookMessages, webhooks } from '../tables/webhooks.ts';
import { byInteger, type ListOf } from '../lists.ts';

const calledUrl = sql`(select called.url from webhooks called where called.id = ${webhookMessages.webhook_id})`;

export const webhookLists = {
  webhooks: {
    table: webhooks,
    id: webhooks.id,
    columns: getTableColumns(webhooks),
    search: null,
    sorts: { id: { column: webhooks.id, along: 'ASC' } },
    defaultSort: 'id',
    filters: {},
  },
  'webhook-messages': {
    table: webhookMessages,
    id: webhookMessages.id,
    columns: {
      id: webhookMessages.id,
      kind: webhookMessages.kind,
      record_id: webhookMessages.record_id,
      status: webhookMessages.status,
      attempts: webhookMessages.attempts,
      said: webhookMessages.said,
      created_at: webhookMessages.created_at,
      url: calledUrl.as('url'),
    },
    search: null,
    sorts: { id: { column: webhookMessages.id, along: 'DESC' } },
    defaultSort: 'id',
    filters: {
      status: (value) => eq(webhookMessages.status, value as 'failed'),
      webhook_id: byInteger((id) => eq(webhookMessages.webhook_id, id)),
    },
  },
} as const satisfies Record<string, ListOf>;
