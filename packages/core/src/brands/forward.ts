import { insertDelivery, listReachableEmails } from '@naya/db/brands/forward';
import { findContact } from '@naya/db/franchises/contacts';
import type { Db } from '@naya/db/client';
import type { NewMail } from '@naya/db/mail/table';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { leadEntity, openLead } from '../submissions/leads.ts';
import { queueMails } from '../submissions/submission.ts';

/** Passes an enquiry on to its brand: one that nobody had claimed then, or that looked suspicious. */
export async function forwardEnquiry(context: Context, actor: Actor, id: number) {
  await context.db.transaction(async (tx) => {
    const lead = requireFound(await lockRecord(tx, 'leads', id), 'Lead');
    const franchiseId = lead['franchise_id'];
    if (lead['kind'] !== 'enquiry' || typeof franchiseId !== 'number' || lead['erased_at']) {
      throw new CoreError('invalid', 'Only an enquiry about a brand can be forwarded.');
    }
    const delivery = { submissionId: id, franchiseId, by: actor.email };
    if (!(await insertDelivery(tx, delivery))) {
      throw new CoreError('conflict', 'The brand has this enquiry already.');
    }
    await queueMails(context, tx, await mailsFor(tx, franchiseId, id));
    await writeHistory(tx, actor, 'forwarded', { entity: leadEntity, id }, {});
  });
  return openLead(context, actor, id);
}

/** Nobody has confirmed the e-mail on file: it learns that an enquiry waits, and reads it after signing in. */
async function mailsFor(tx: Db, franchiseId: number, submission_id: number): Promise<NewMail[]> {
  const people = await listReachableEmails(tx, franchiseId);
  if (people.length > 0) {
    return people.map((to) => ({ kind: 'brand-enquiry', to, submission_id }) as const);
  }
  const contact = await findContact(tx, franchiseId);
  const franchise = await findRecord(tx, 'franchises', franchiseId);
  if (!contact?.email || franchise?.['status'] !== 'approved') {
    throw new CoreError('invalid', 'This brand has nobody to forward to. Please add a contact.');
  }
  const details = { businessName: franchise['business_name'], isEnquiry: true };
  return [{ kind: 'brand-invitation', to: contact.email, submission_id, details }];
}
