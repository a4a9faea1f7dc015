import type { Db } from '@naya/db/client';
import { findUser } from '@naya/db/accounts/office';
import { setLeadUnseen } from '@naya/db/submissions/office';
import type { Context } from '../context.ts';
import { queueMails } from './submission.ts';
import type { Actor } from '../office/actor.ts';

/** Tells the new assignee of a lead, once for each change of hands; nobody is told of what they took themselves. */
export async function notifyAssignee(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  actor: Actor,
  lead: { id: number; from: unknown; to: unknown },
): Promise<void> {
  if (lead.from === lead.to) return;
  const assignee = typeof lead.to === 'string' ? await findUser(tx, lead.to) : null;
  const isToOther = assignee !== null && assignee.id !== actor.id;
  await setLeadUnseen(tx, lead.id, isToOther);
  if (!isToOther) return;
  const details = { by: actor.name };
  await queueMails(context, tx, [
    { kind: 'lead-given', to: assignee.email, submission_id: lead.id, details },
  ]);
}
