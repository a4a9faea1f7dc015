import type { Receipt } from '@naya/contract/requests/receipt';
import type { Db } from '@naya/db/client';
import { insertAuditLines } from '@naya/db/queries/audit';
import { tellChangedTags } from '@naya/db/queries/changed-tags';
import { insertSubmissions, type StoredSubmission } from '@naya/db/queries/insert-submissions';
import type { NewMail } from '@naya/db/tables/mails';
import type { NewSubmission } from '@naya/db/tables/submissions';
import type { Context } from '../context.ts';
import { agreedNow } from './consent.ts';
import { queueMails } from './submission.ts';

export type Written = StoredSubmission & { receipt: Receipt };

/** The records, their audit lines, their mails and jobs, in the caller's transaction. A known key changes nothing. */
export async function writeSubmissions(
  context: Context,
  tx: Db,
  rows: NewSubmission[],
): Promise<Written[]> {
  const consent = await agreedNow(tx);
  const stored = await insertSubmissions(
    tx,
    rows.map((row) => ({ ...row, consent })),
  );
  const fresh = rows.flatMap((row, index) => {
    const { id, isNew } = stored[index] ?? { id: 0, isNew: false };
    return isNew ? [{ id, row }] : [];
  });
  await insertAuditLines(
    tx,
    fresh.map(({ id }) => ({
      actor: 'visitor',
      action: 'submitted',
      entity: 'submission',
      entity_id: String(id),
    })),
  );
  // The site counts its investors.
  if (fresh.some(({ row }) => row.kind === 'investor')) await tellChangedTags(tx, ['stats']);
  await queueMails(
    context,
    tx,
    fresh.flatMap(({ id, row }) => mailsFor(context, row, id)),
  );
  return stored.map((each) => ({
    ...each,
    receipt: { success: true, message: each.answer, id: each.id },
  }));
}

/** A suspicious sender gets no mail from us: the address may be somebody else's. */
function mailsFor({ contactEmail }: Context, { email, stage }: NewSubmission, id: number) {
  const notice: NewMail = { kind: 'operator-notice', to: contactEmail, submission_id: id };
  const answer: NewMail = { kind: 'acknowledgement', to: email, submission_id: id };
  return stage === 'spam' || email === contactEmail ? [notice] : [notice, answer];
}
