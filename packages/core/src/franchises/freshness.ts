import type { FreshnessMonths } from '@naya/contract/franchises/freshness';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { findContact } from '@naya/db/franchises/contacts';
import { listUnconfirmed, markOutdated, noteReminder } from '@naya/db/franchises/freshness';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { Db } from '@naya/db/client';
import type { FranchiseRow } from '@naya/db/tables/franchises';
import type { Context } from '../context.ts';
import { listInBatches, maxPerBatch, repeatInBatches } from '../in-batches.ts';
import { monthsBefore } from '../months-before.ts';
import { saveChanges } from '../records/save-record.ts';
import { getSiteDocument, freshnessInForce } from '../site-info/documents.ts';
import { queueMails } from '../jobs.ts';
import { readNoticeRecipients } from '../notice-recipients.ts';
import { tagsOfChange } from '../records/changed-tags.ts';
import { lockListing, mailSubmitter } from './listing-status.ts';

const nightlyActor = { email: 'nightly check' };

type Step = 'remind' | 'unpublish';

/** What is due for a listing as it stands under its lock: its brand may have confirmed it a moment ago. */
function stepDue(row: FranchiseRow | null, months: FreshnessMonths, now: Date): Step | null {
  if (row?.status !== 'approved' || row.deleted_at) return null;
  const { sent, since, reminded_at } = readReminders(row);
  const ago = (count: number) => monthsBefore(now, count);
  if (since > ago(months.remind)) return null;
  const mayGo = sent >= 2 && (reminded_at ?? '') <= ago(months.unpublish - months.warn);
  if (since <= ago(months.unpublish) && mayGo) return 'unpublish';
  // One that is past both steps already still gets both mails, so that it never goes without notice.
  return sent === 0 || (sent === 1 && since <= ago(months.warn)) ? 'remind' : null;
}

const readReminders = (row: FranchiseRow) => ({
  sent: row.reminders_sent,
  since: row.confirmed_at ?? row.updated_at,
  reminded_at: row.reminded_at,
});

/** Marks what nobody has confirmed for too long, asks its contact twice, and takes it off the site at last. */
export async function checkFreshness(context: Context, now: Date) {
  const months = freshnessInForce(await getSiteDocument(context, 'settings'));
  const ago = (count: number) => monthsBefore(now, count);
  const marked = await repeatInBatches(() =>
    context.db.transaction(async (tx) => {
      const ids = await markOutdated(tx, ago(months.outdated), maxPerBatch);
      await notifyChangedTags(
        tx,
        ids.flatMap((id) => tagsOfChange(id, 'listing')),
      );
      return ids.length;
    }),
  );
  const counts = { marked, reminded: 0, unpublished: 0 };
  const listPart = (part: { after: number; limit: number }) =>
    listUnconfirmed(context.db, ago(months.remind), part);
  for await (const ids of listInBatches(listPart)) {
    for (const id of ids) {
      const step = await takeStep(context, id, months, now);
      if (step === 'remind') counts.reminded += 1;
      if (step === 'unpublish') counts.unpublished += 1;
    }
  }
  return counts;
}

const takeStep = (context: Context, id: number, months: FreshnessMonths, now: Date) =>
  context.db.transaction(async (tx) => {
    const row = await lockListing(tx, id);
    const step = stepDue(row, months, now);
    if (row && step === 'remind') await remind(context, tx, row, months, now);
    if (row && step === 'unpublish') await unpublish(context, tx, row, months);
    return step;
  });

async function remind(
  context: Context,
  tx: Db,
  row: FranchiseRow,
  months: FreshnessMonths,
  now: Date,
): Promise<void> {
  const { id } = row;
  const { sent, since } = readReminders(row);
  await noteReminder(tx, id, now.toISOString());
  const email = (await findContact(tx, id))?.email || (await findListingSubmission(tx, id))?.email;
  const emails = email ? [email] : (await readNoticeRecipients(context, tx))('brands');
  const details = {
    franchiseId: id,
    businessName: row.business_name,
    since,
    isLast: sent > 0,
    months: months.unpublish,
  };
  await queueMails(
    context,
    tx,
    emails.map((to) => ({ kind: 'listing-unconfirmed', to, details })),
  );
}

async function unpublish(
  context: Context,
  tx: Db,
  row: FranchiseRow,
  months: FreshnessMonths,
): Promise<void> {
  const reason = `Nobody has confirmed its figures for ${months.unpublish} months.`;
  const values = { status: 'suspended', decision_reason: reason } as const;
  await saveChanges(tx, nightlyActor, 'franchises', row, values, 'suspended');
  await mailSubmitter(context, tx, row, { status: 'suspended', reason });
}
