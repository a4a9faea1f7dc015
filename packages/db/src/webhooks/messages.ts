import { webhookTest } from '@naya/contract/webhooks/entity';
import { and, eq, lt, ne, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import {
  webhookMessages,
  webhooks,
  webhookSecrets,
  type WebhookMessageRow,
} from '../tables/webhooks.ts';

/**
 * Takes messages whose time has come. They are due again a little later, so that a process that dies on the way loses none and two that
 * ask at once take different ones.
 */
export async function takeDueMessages(db: Db, atMost: number): Promise<WebhookMessageRow[]> {
  const due = sql`(select message.id from webhook_messages message join webhooks webhook on webhook.id = message.webhook_id
    where message.status = 'queued' and message.due_at <= now() and webhook.is_active
    order by message.due_at limit ${atMost} for update of message skip locked)`;
  return await db
    .update(webhookMessages)
    .set(taken)
    .where(sql`${webhookMessages.id} in ${due}`)
    .returning();
}

/** Much longer than a call may take. */
const taken = {
  attempts: sql`${webhookMessages.attempts} + 1`,
  due_at: sql`now() + interval '2 minutes'`,
};

/** A test is sent by who asked for it, at once and once: the queue never finds it due. */
export async function insertTestMessage(db: Db, webhookId: number): Promise<WebhookMessageRow> {
  const [row] = await db
    .insert(webhookMessages)
    .values({ webhook_id: webhookId, kind: webhookTest, status: 'failed', attempts: 1 })
    .returning();
  if (!row) throw new Error('A test of a webhook was not written');
  return row;
}

type Outcome = Pick<WebhookMessageRow, 'status' | 'said'> & { retryInMinutes?: number };

export async function markMessage(
  db: Db,
  id: number,
  { retryInMinutes = 0, ...outcome }: Outcome,
): Promise<void> {
  const due_at = sql`now() + make_interval(mins => ${retryInMinutes})`;
  await db
    .update(webhookMessages)
    .set({ ...outcome, due_at })
    .where(eq(webhookMessages.id, id));
}

export async function findMessage(db: Db, id: number): Promise<WebhookMessageRow | null> {
  const [row] = await db.select().from(webhookMessages).where(eq(webhookMessages.id, id));
  return row ?? null;
}

/** False when there is none, it waits already, or it was a test. */
export async function queueMessageAgain(tx: Db, id: number): Promise<boolean> {
  const isOver = and(ne(webhookMessages.status, 'queued'), ne(webhookMessages.kind, webhookTest));
  const { rowCount } = await tx
    .update(webhookMessages)
    .set({ status: 'queued', attempts: 0, due_at: sql`now()` })
    .where(and(eq(webhookMessages.id, id), isOver));
  return rowCount === 1;
}

export async function deleteMessagesBefore(db: Db, before: string): Promise<void> {
  await db.delete(webhookMessages).where(lt(webhookMessages.created_at, before));
}

/** Where to call, and the secret as it is stored; null while none was made. */
export async function findWebhookToCall(db: Db, id: number) {
  const [found] = await db
    .select({ url: webhooks.url, sealed: webhookSecrets.sealed })
    .from(webhooks)
    .leftJoin(webhookSecrets, eq(webhookSecrets.webhook_id, webhooks.id))
    .where(eq(webhooks.id, id));
  return found ?? null;
}

export async function putWebhookSecret(tx: Db, webhook_id: number, sealed: string): Promise<void> {
  await tx
    .insert(webhookSecrets)
    .values({ webhook_id, sealed })
    .onConflictDoUpdate({ target: webhookSecrets.webhook_id, set: { sealed } });
}
