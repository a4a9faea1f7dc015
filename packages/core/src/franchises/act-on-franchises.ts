import { say } from '@naya/contract/messages/catalogue';
import {
  franchiseActionSchema,
  franchiseDecisions,
  isDecision,
  type FranchiseAction,
} from '@naya/contract/franchises/decisions';
import { featuredReasonMissing } from '@naya/contract/franchises/featured';
import { cleanLine } from '@naya/contract/unwanted-characters';
import { endQuestions } from '@naya/db/brands/review-messages';
import { justConfirmed } from '@naya/db/franchises/checks';
import type { Db } from '@naya/db/client';
import { findFirstListed } from '@naya/db/franchises/office';
import { copyContactFromListing } from '@naya/db/franchises/contacts';
import type { RecordValues } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context, Actor } from '../context.ts';
import { Conflict, CoreError, requireFound, invalid } from '../errors.ts';
import { parse } from '../parse.ts';
import { saveChanges } from '../records/save-record.ts';
import { lockListings, mailSubmitter, requireContact } from './listing-status.ts';

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
  const { ids, versions, action, reason } = parse(franchiseActionSchema, body);
  if (isDecision(action) && franchiseDecisions[action].needsReason && !reason) {
    throw invalid({ reason: 'Please give a reason; the submitter is told.' });
  }
  return context.db.transaction(async (tx) => {
    const rows: FranchiseRow[] = [];
    for (const found of await lockListings(tx, ids)) {
      const before = requireFound(found, 'Franchise');
      if (isDecision(action)) requireSeen(before, versions[before.id]);
      const values = {
        ...valuesOf(action, before, reason),
        ...(action === 'approve' && { first_listed_at: await firstListed(tx, before) }),
      };
      rows.push(await saveChanges(tx, actor, 'franchises', before, values, pastTense[action]));
      if (action === 'approve') await copyContactFromListing(tx, before.id);
      if (isDecision(action)) {
        const { to } = franchiseDecisions[action];
        await endQuestions(tx, before.id);
        await mailSubmitter(context, tx, before, { status: to, reason });
      }
    }
    return rows;
  });
}

/** Its sender may have corrected it since the operator read it: nobody approves what nobody has read. */
function requireSeen(row: FranchiseRow, version: number | undefined): void {
  if (version === undefined || row.version === version) return;
  throw new Conflict(say('changedSinceOpened', { name: row.business_name }), row);
}

/** Taking a brand down and listing it again, under the same numbers or name, does not make it new. */
async function firstListed(tx: Db, row: FranchiseRow): Promise<string> {
  const wasListed = row.status === 'suspended' ? row.created_at : null;
  const own = row.first_listed_at ?? wasListed;
  const earlier = await findFirstListed(tx, row);
  const days = [own, earlier].filter((day) => day !== null);
  return days.sort()[0] ?? new Date().toISOString();
}

function valuesOf(
  action: FranchiseAction,
  row: FranchiseRow,
  reason: string | null,
): RecordValues<'franchises'> {
  if (isDecision(action)) {
    const { from, to, label } = franchiseDecisions[action];
    if (!from.includes(row.status)) {
      throw new CoreError(
        'invalid',
        say('decisionNotPossible', {
          decision: label,
          name: row.business_name,
          status: row.status,
        }),
      );
    }
    if (to === 'approved') requireContact(label, row);
    return { status: to, decision_reason: reason, ...(to === 'approved' && justConfirmed()) };
  }
  if (action === 'feature') {
    if (!reason && !row.featured_reason) throw invalid({ reason: `${featuredReasonMissing}.` });
    return { is_featured: true, ...(reason && { featured_reason: cleanLine(reason) }) };
  }
  if (action === 'unfeature') return { is_featured: false };
  if (action === 'settlePlaces') return { place_doubts: [] };
  return { deleted_at: action === 'trash' ? new Date().toISOString() : null };
}
