import { leadAnswerSchema, leadReplySchema } from '@naya/contract/submissions/leads';
import { updateRecord } from '@naya/db/office/records';
import { insertLeadMessage } from '@naya/db/submissions/messages';
import type { Context, Actor } from '../context.ts';
import { CoreError } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { firstResponseOf, getLead, leadEntity, lockLead } from './leads.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';

/** Mails a reply to the sender, keeps it with the lead, and counts as its first response. */
export async function replyToLead(context: Context, actor: Actor, id: number, body: unknown) {
  const { subject, text } = parse(leadReplySchema, body);
  await context.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id);
    const to = lead.email;
    if (!to) throw new CoreError('invalid', 'leadWithoutEmail');
    if (lead.withdrawn_at) throw new CoreError('invalid', 'enquiryWithdrawn');
    const message = { submission_id: id, kind: 'reply' as const, author: actor.name };
    await insertLeadMessage(tx, { ...message, subject, text });
    const details = { subject, text, by: actor.name };
    await queueMails(context, tx, [{ kind: 'lead-reply', to, submission_id: id, details }]);
    const stage = lead.stage === 'new' ? 'contacted' : lead.stage;
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
    const author = lead.name;
    await insertLeadMessage(tx, { submission_id: id, kind: 'answer', author, subject: null, text });
    await writeHistory(tx, actor, 'noted', { entity: leadEntity, id }, {});
  });
  return getLead(context, id);
}
