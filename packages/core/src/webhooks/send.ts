import type { WebhookMessageRow } from '@naya/db/tables/webhooks';
import { findWebhookToCall, markMessage, takeDueMessages } from '@naya/db/webhooks/messages';
import type { Context } from '../context.ts';
import { readSealKey, unseal } from '../seal.ts';
import { webhookSealName } from './webhooks.ts';
import { writeBody } from './write-body.ts';

type WebhookCall = { url: string; secret: string; id: string; body: string };
/** Tells what was answered, and throws unless that was a yes; lives outside of core. */
export type CallWebhook = (call: WebhookCall) => Promise<string>;

type Sending = Pick<Context, 'db' | 'publicUrl'>;

/** After each try but the last: about a day and a half in all. */
const retryInMinutes = [1, 5, 30, 120, 300, 600, 1_200];
const atOnce = 20;
/** The next minute goes on with the rest. */
const batches = 10;

/** A message may come twice, under the same id, and later ones before it. */
export async function sendDueMessages(context: Sending, call: CallWebhook): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const due = await takeDueMessages(context.db, atOnce);
    await Promise.all(due.map((message) => sendMessage(context, call, message)));
    sent += due.length;
    if (due.length < atOnce) break;
  }
  return sent;
}

/** Says what became of it. */
export async function sendMessage(
  context: Sending,
  call: CallWebhook,
  message: WebhookMessageRow,
): Promise<{ isSent: boolean; said: string }> {
  const { db } = context;
  const retry = message.kind === 'test' ? undefined : retryInMinutes[message.attempts - 1];
  const end = async (status: WebhookMessageRow['status'], text: string, minutes = 0) => {
    const said = text.slice(0, 300);
    await markMessage(db, message.id, { status, said, retryInMinutes: minutes });
    return { isSent: status === 'sent', said };
  };
  const webhook = await findWebhookToCall(db, message.webhook_id);
  if (!webhook?.sealed) return end('failed', 'It has no secret to sign with: make one first.');
  const body = await writeBody(context, message);
  if (body === null) return end('failed', 'What it is about is gone.');
  const secret = unseal(await readSealKey(db, webhookSealName), webhook.sealed);
  try {
    return await end('sent', await call({ url: webhook.url, secret, id: message.key, body }));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return retry ? end('queued', said, retry) : end('failed', said);
  }
}
