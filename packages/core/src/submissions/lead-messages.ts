import { leadAnswerSchema, leadReplySchema } from '@naya/contract/submissions/leads';
import { updateRecord } from '@naya/db/office/records';
import { insertLeadMessage } from '@naya/db/submissions/messages';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { firstResponseOf } from './first-response.ts';
import { getLead, leadEntity } from './leads.ts';
import { lockLead } from './lock-lead.ts';
import { parse, queueMails } from './submission.ts';

/** Mails a reply to the sender, keeps it with the lead, and counts as its first response. */
export async function replyToLead(context: Context, actor: Actor, id: number, body: unknown) {
  const { subject, text } = parse(leadReplySchema, body);
  await context.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id);
    const to = String(lead['email']);
    if (!to) throw new CoreError('invalid', 'There is no e-mail to reply to.');
    const message = { submission_id: id, kind: 'reply' as const, author: actor.name };
    await insertLeadMessage(tx, { ...message, subject, text });
    const details = { subject, text, by: actor.name };
    await queueMails(context, tx, [{ kind: 'lead-reply', to, submission_id: id, details }]);
    const stage = lead['stage'] === 'new' ? 'contacted' : lead['stage'];
    const first_response_at = firstResponseOf(lead, 'contacted');
    await updateRecord(tx, 'leads', id, { stage, first_response_at });
    await writeHistory(tx, actor, 'answered', { entity: leadEntity, id }, {});
  });
  return getLead(context, id);
}

/** Keeps what the sender wrote back, beside what we wrote. */
export async function enterAnswer(context: Context, actor: Actor, id: number, body: unknown) {
  const { text } = parse(leadAnswerSchema, body);
  await context.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id);
    const author = String(lead['name']);
    await insertLeadMessage(tx, { submission_id: id, kind: 'answer', author, subject: null, text });
    await writeHistory(tx, actor, 'noted', { entity: leadEntity, id }, {});
  });
  return getLead(context, id);
}
