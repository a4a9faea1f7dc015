import type { Receipt } from '@naya/contract/submissions/receipt';
import type { Db } from '@naya/db/client';
import { findEnquiredBrands, type EnquiredBrand } from '@naya/db/brands/deliver';
import {
  insertSubmissions,
  type IncomingSubmission,
  type StoredSubmission,
} from '@naya/db/submissions/insert';
import type { Context } from '../context.ts';
import { readNoticeRecipients } from '../notice-recipients.ts';
import { digestDomain, digestMailbox } from './mailbox.ts';
import { decideRecipients } from './recipients.ts';

export type Written = StoredSubmission & { receipt: Receipt };

/** `franchise` is the id or slug of the one it is about, as its sender named it. */
export type SentSubmission = IncomingSubmission & { franchise?: string | null };

/** The records with their audit lines, mails and jobs, in the caller's transaction. A known key changes nothing. */
export async function writeSubmissions(
  context: Context,
  tx: Db,
  rows: SentSubmission[],
): Promise<Written[]> {
  const brands = await findEnquiredBrands(
    tx,
    rows.flatMap(({ franchise }) => franchise ?? []),
  );
  const emailsOf = await readNoticeRecipients(context, tx);
  const stored = await insertSubmissions(
    tx,
    rows.map(({ franchise, ...row }) => {
      const brand = brands.get(franchise ?? '') ?? null;
      return address(context, row, brand, emailsOf(row.kind));
    }),
  );
  const mails = stored.flatMap(({ mailIds }) => mailIds);
  await context.enqueue(tx, 'send-mail', ...mails.map((mailId) => ({ mailId })));
  return stored.map((each) => ({
    ...each,
    receipt: receiptFor(each),
  }));
}

export const receiptFor = ({ id, answer }: Pick<StoredSubmission, 'id' | 'answer'>): Receipt => ({
  success: true,
  message: answer,
  id,
});

function address(
  { secret }: Context,
  row: IncomingSubmission,
  brand: EnquiredBrand | null,
  operators: string[],
): IncomingSubmission {
  const { kind, email, stage = 'new' } = row;
  const { isAcknowledged, members } = decideRecipients({ kind, stage }, brand);
  const mailbox = digestMailbox(secret, email);
  const domain = digestDomain(secret, email);
  const notices = operators.map((to) => ({ kind: 'operator-notice' as const, to }));
  const answer = { kind: 'acknowledgement' as const, to: email, mailbox, domain };
  return {
    ...row,
    franchise_id: brand?.id ?? null,
    mails: isAcknowledged && email ? [...notices, answer] : notices,
    members: members?.map(({ id }) => id) ?? null,
    paused_at: kind === 'enquiry' && brand?.isPaused ? new Date().toISOString() : null,
  };
}
