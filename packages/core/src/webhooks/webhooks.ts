import { randomBytes } from 'node:crypto';
import {
  findMessage,
  insertTestMessage,
  putWebhookSecret,
  queueMessageAgain,
} from '@naya/db/webhooks/messages';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Actor, Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { readSealKey, seal } from '../seal.ts';

export const webhookSealName = 'webhooks';
const title = 'Webhook';
const entity = 'webhook';

/** Told this once; what is sent from now on is signed with it. */
export async function makeWebhookSecret({ db }: Context, actor: Actor, id: number) {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const sealed = seal(await readSealKey(db, webhookSealName), secret);
  await db.transaction(async (tx) => {
    requireFound(await lockRecord(tx, 'webhooks', id), title);
    await putWebhookSecret(tx, id, sealed);
    await writeHistory(tx, actor, 'secret made', { entity, id }, {});
  });
  return { secret };
}

export async function writeTestMessage({ db }: Context, id: number) {
  requireFound(await findRecord(db, 'webhooks', id), title);
  return insertTestMessage(db, id);
}

/** By hand, whatever became of it before. */
export async function sendMessageAgain({ db }: Context, id: number): Promise<void> {
  requireFound(await findMessage(db, id), 'Message');
  if (!(await queueMessageAgain(db, id))) throw new CoreError('conflict', 'messageWaits');
}
