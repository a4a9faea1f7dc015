import type { Db } from '@naya/db/client';
import { findUser } from '@naya/db/users';
import { setLeadUnseen } from '@naya/db/submissions/office';
import type { Context, Actor } from '../context.ts';
import { queueMails } from '../jobs.ts';

/** Tells the new assignee of a lead, once for each change of hands; nobody is told of what they took themselves. */
export async function notifyAssignee(
  context: Pick<Context, 'enqueue'>,
  tx: Db,
  actor: Actor,
  lead: { id: number; from: string | null; to: string | null },
): Promise<void> {
  if (lead.from === lead.to) return;
  const assignee = lead.to === null ? null : await findUser(tx, lead.to);
  const isToOther = assignee !== null && assignee.id !== actor.id;
  await setLeadUnseen(tx, lead.id, isToOther);
  if (!isToOther) return;
  const details = { by: actor.name };
  await queueMails(context, tx, [
    { kind: 'lead-given', to: assignee.email, submission_id: lead.id, details },
  ]);
}
