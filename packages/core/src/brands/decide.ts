import { changeDecisionSchema } from '@naya/contract/brands/forms';
import type { ListingValues } from '@naya/contract/brands/listing-fields';
import { brandListingUrl } from '@naya/contract/brands/urls';
import { decideChange, findFranchiseOfChange, lockChange } from '@naya/db/brands/changes';
import { listMembers } from '@naya/db/brands/deliver';
import type { Db } from '@naya/db/client';
import { findRecord, lockRecord } from '@naya/db/office/records';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context, Actor } from '../context.ts';
import { Conflict, CoreError, requireFound } from '../errors.ts';
import { writeHistory, requireUntouched } from '../history.ts';
import { kindOf } from '../records/kinds.ts';
import { requireAcceptedWarnings, saveChanges } from '../records/save-record.ts';
import { queueMails } from '../jobs.ts';
import { parse } from '../parse.ts';
import { emailsForListing } from '../submissions/recipients.ts';
import { openListingReview } from './review-thread.ts';

const { entity, title } = kindOf('franchises');

const states = { approve: 'approved', decline: 'refused', 'take back': 'taken back' } as const;

/** Approves or declines a change of claims, or takes a live one back. The people of the brand are told by mail. */
export async function decideBrandChange(context: Context, actor: Actor, id: number, body: unknown) {
  const { decision, reason, version } = parse(changeDecisionSchema, body);
  const franchiseId = await context.db.transaction(async (tx) => {
    const brand = requireFound(await findFranchiseOfChange(tx, id), 'Change');
    const row = requireFound(await lockRecord(tx, 'franchises', brand), title);
    // Withdrawn meanwhile, it is gone.
    const change = requireFound(await lockChange(tx, id), 'Change');
    if (change.state !== (decision === 'take back' ? 'live' : 'waiting')) {
      throw new Conflict('changeDecided', row);
    }
    if (decision === 'approve') {
      if (row.version !== version) {
        throw new Conflict('listingChanged', row);
      }
      await requireCategory(tx, change.after);
      await requireAcceptedWarnings(tx, 'franchises', { ...row, ...change.after }, row, body);
      await saveChanges(tx, actor, 'franchises', row, change.after, 'approved a change');
    } else if (decision === 'take back') {
      requireUntouched(row, change.after);
      await saveChanges(tx, actor, 'franchises', row, change.before, 'took a change back');
    } else {
      await writeHistory(tx, actor, 'declined a change', { entity, id: row.id }, {});
    }
    const state = states[decision];
    await decideChange(tx, id, { state, reason, decided_by: actor.email });
    await mailDecision(context, tx, row, state, reason);
    return row.id;
  });
  return openListingReview(context, franchiseId);
}

/** The category may be gone since the brand asked for it. */
async function requireCategory(tx: Db, { category_id }: Partial<ListingValues>): Promise<void> {
  if (category_id === undefined) return;
  if (await findRecord(tx, 'categories', category_id)) return;
  throw new CoreError('invalid', 'categoryOfChangeGone');
}

async function mailDecision(
  context: Context,
  tx: Db,
  row: FranchiseRow,
  state: (typeof states)[keyof typeof states],
  reason: string | null,
): Promise<void> {
  const url = context.publicUrl + brandListingUrl(row.id);
  const details = { businessName: row.business_name, state, reason, url };
  const members = (await listMembers(tx, [row.id])).get(row.id) ?? [];
  await queueMails(
    context,
    tx,
    emailsForListing(members).map((to) => ({ kind: 'brand-change', to, details })),
  );
}
