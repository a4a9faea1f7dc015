import {
  franchiseActionSchema,
  franchiseDecisions,
  isDecision,
  type FranchiseAction,
} from '@naya/contract/franchises/decisions';
import { justConfirmed } from '@naya/db/franchises/checks';
import { copyContactFromListing } from '@naya/db/franchises/contacts';
import { lockRecord, type RecordRow, type RecordValues } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { CoreError, requireFound, invalid } from '../errors.ts';
import { parse } from '../submissions/submission.ts';
import type { Actor } from '../office/actor.ts';
import { saveChanges } from '../office/save-record.ts';
import { mailSubmitter } from './mail-submitter.ts';
import { requireContact } from './require-contact.ts';

const pastTense: Record<FranchiseAction, string> = {
  approve: 'approved',
  reject: 'rejected',
  suspend: 'suspended',
  feature: 'featured',
  unfeature: 'no longer featured',
  settlePlaces: 'places checked',
  trash: 'trashed',
  restore: 'restored',
};

/** All of the chosen ones or none: what cannot be done to one stops the whole. */
export async function actOnFranchises(context: Context, actor: Actor, body: unknown) {
  const { ids, action, reason } = parse(franchiseActionSchema, body);
  if (isDecision(action) && franchiseDecisions[action].needsReason && !reason) {
    throw invalid({ reason: 'Please give a reason; the submitter is told.' });
  }
  return context.db.transaction(async (tx) => {
    const rows: RecordRow[] = [];
    // In one order, so that two people who choose the same ones wait instead of blocking each other.
    for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
      const before = requireFound(await lockRecord(tx, 'franchises', id), 'Franchise');
      const values = valuesOf(action, before, reason);
      rows.push(await saveChanges(tx, actor, 'franchises', before, values, pastTense[action]));
      if (action === 'approve') await copyContactFromListing(tx, id);
      if (isDecision(action)) {
        const { to } = franchiseDecisions[action];
        await mailSubmitter(context, tx, before, { status: to, reason });
      }
    }
    return rows;
  });
}

function valuesOf(action: FranchiseAction, row: RecordRow, reason: string | null): RecordValues {
  if (isDecision(action)) {
    const { from, to, label } = franchiseDecisions[action];
    if (!(from as readonly unknown[]).includes(row['status'])) {
      throw new CoreError(
        'invalid',
        `${label} is not possible: ${String(row['business_name'])} is ${String(row['status'])}.`,
      );
    }
    if (to === 'approved') requireContact(label, row);
    return { status: to, decision_reason: reason, ...(to === 'approved' && justConfirmed()) };
  }
  if (action === 'feature') return { is_featured: true };
  if (action === 'unfeature') return { is_featured: false };
  if (action === 'settlePlaces') return { place_doubts: [] };
  return { deleted_at: action === 'trash' ? new Date().toISOString() : null };
}
