import { changeDecisionSchema } from '@naya/contract/brands/forms';
import { brandListingUrl } from '@naya/contract/urls';
import { decideChange, lockChange } from '@naya/db/brands/changes';
import { listSignedInEmails } from '@naya/db/brands/forward';
import type { Db } from '@naya/db/client';
import { findRecord, lockRecord, type RecordRow } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { Conflict, CoreError, requireFound } from '../errors.ts';
import { writeHistory } from '../history/write-history.ts';
import type { Actor } from '../office/actor.ts';
import { kindOf } from '../office/records.ts';
import { requireUntouched } from '../office/require-untouched.ts';
import { saveChanges } from '../office/save-record.ts';
import { parse, queueMails } from '../submissions/submission.ts';
import { openListingReview } from './talk.ts';

const { entity, title } = kindOf('franchises');

const states = { approve: 'approved', decline: 'refused', 'take back': 'taken back' } as const;

/** Approves or declines a change of claims, or takes a live one back. The people of the brand are told by mail. */
export async function decideBrandChange(context: Context, actor: Actor, id: number, body: unknown) {
  const { decision, reason, version } = parse(changeDecisionSchema, body);
  const franchiseId = await context.db.transaction(async (tx) => {
    const change = requireFound(await lockChange(tx, id), 'Change');
    const row = requireFound(await lockRecord(tx, 'franchises', change.franchise_id), title);
    if (change.state !== (decision === 'take back' ? 'live' : 'waiting')) {
      throw new Conflict('This change has been decided already.', row);
    }
    if (decision === 'approve') {
      if (row.version !== version) {
        throw new Conflict('The listing has been changed since you opened it.', row);
      }
      await requireCategory(tx, change.after);
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
async function requireCategory(tx: Db, { category_id }: Record<string, unknown>): Promise<void> {
  if (typeof category_id !== 'number') return;
  if (await findRecord(tx, 'categories', category_id)) return;
  throw new CoreError('invalid', 'The category of this change is gone. Please decline it.');
}

async function mailDecision(
  context: Context,
  tx: Db,
  row: RecordRow,
  state: (typeof states)[keyof typeof states],
  reason: string | null,
): Promise<void> {
  const url = context.publicUrl + brandListingUrl(row.id);
  const details = { businessName: row['business_name'], state, reason, url };
  const people = await listSignedInEmails(tx, row.id);
  await queueMails(
    context,
    tx,
    people.map((to) => ({ kind: 'brand-change', to, details })),
  );
}
