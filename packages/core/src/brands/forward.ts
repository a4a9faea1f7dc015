import type { NewMail } from '@naya/contract/mail/kinds';
import { insertDelivery, listMembers } from '@naya/db/brands/deliver';
import { findContact } from '@naya/db/franchises/contacts';
import type { Db } from '@naya/db/client';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context, Actor } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history.ts';
import { leadEntity, openLead } from '../submissions/leads.ts';
import { decideForwarding } from '../submissions/recipients.ts';
import { queueMails } from '../jobs.ts';

/** Passes an enquiry on to its brand: one that nobody had claimed then, or that looked suspicious. */
export async function forwardEnquiry(context: Context, actor: Actor, id: number) {
  await context.db.transaction(async (tx) => {
    const lead = requireFound(await lockRecord(tx, 'leads', id), 'Lead');
    const franchiseId = lead.franchise_id;
    if (lead.kind !== 'enquiry' || typeof franchiseId !== 'number' || lead.erased_at) {
      throw new CoreError('invalid', 'notToForward');
    }
    if (lead.withdrawn_at) throw new CoreError('invalid', 'enquiryWithdrawn');
    const delivery = { submissionId: id, franchiseId, by: actor.email };
    if (!(await insertDelivery(tx, delivery))) {
      throw new CoreError('conflict', 'alreadyForwarded');
    }
    await queueMails(context, tx, await mailsFor(tx, franchiseId, id));
    await writeHistory(tx, actor, 'forwarded', { entity: leadEntity, id }, {});
  });
  return openLead(context, actor, id);
}

async function mailsFor(tx: Db, franchiseId: number, submission_id: number): Promise<NewMail[]> {
  const franchise = await findRecord(tx, 'franchises', franchiseId);
  const recipients = decideForwarding({
    members: (await listMembers(tx, [franchiseId])).get(franchiseId) ?? [],
    isPublic: franchise?.status === 'approved',
    emailOnFile: (await findContact(tx, franchiseId))?.email ?? null,
  });
  if (!recipients) {
    throw new CoreError('invalid', 'nobodyToForwardTo');
  }
  if ('members' in recipients) {
    return recipients.members.map((to) => ({
      kind: 'brand-enquiry',
      to,
      submission_id,
      details: {},
    }));
  }
  const details = { businessName: franchise?.business_name ?? '', isEnquiry: true };
  return [{ kind: 'brand-invitation', to: recipients.invited, submission_id, details }];
}
