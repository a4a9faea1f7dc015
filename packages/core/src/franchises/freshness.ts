import { cacheTags } from '@naya/contract/api/cache-tags';
import { defaultFreshnessMonths, type FreshnessMonths } from '@naya/contract/franchises/freshness';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import { findContact } from '@naya/db/franchises/contacts';
import { listUnconfirmed, markOutdated, noteReminder } from '@naya/db/franchises/freshness';
import { findListingSubmission } from '@naya/db/submissions/office';
import { lockRecord } from '@naya/db/office/records';
import type { Context } from '../context.ts';
import { monthsBefore } from '../months-before.ts';
import { saveChanges } from '../office/save-record.ts';
import { getSiteDocument } from '../site-info/get-documents.ts';
import type { SiteDocuments } from '../site-info/documents.ts';
import { queueMails } from '../submissions/submission.ts';
import { mailSubmitter } from './mail-submitter.ts';

export const freshnessInForce = ({
  freshness_months,
}: SiteDocuments['settings']): FreshnessMonths => ({
  ...defaultFreshnessMonths,
  ...freshness_months,
});

const nightlyActor = { email: 'nightly check' };

type Unconfirmed = Awaited<ReturnType<typeof listUnconfirmed>>[number];

/** Marks what nobody has confirmed for too long, asks its contact twice, and takes it off the site at last. */
export async function checkFreshness(context: Context, now: Date) {
  const months = freshnessInForce(await getSiteDocument(context, 'settings'));
  const ago = (count: number) => monthsBefore(now, count);
  const marked = await context.db.transaction(async (tx) => {
    const ids = await markOutdated(tx, ago(months.outdated));
    if (ids.length > 0) {
      await notifyChangedTags(tx, ['franchises', ...ids.map((id) => `franchise:${id}`)]);
    }
    return ids.length;
  });
  const counts = { marked, reminded: 0, unpublished: 0 };
  for (const franchise of await listUnconfirmed(context.db, ago(months.remind))) {
    const { since, reminders_sent: sent, reminded_at } = franchise;
    const mayGo = sent >= 2 && (reminded_at ?? '') <= ago(months.unpublish - months.warn);
    if (since <= ago(months.unpublish) && mayGo) {
      counts.unpublished += await unpublish(context, franchise, months);
    } else if (sent === 0 || (sent === 1 && since <= ago(months.warn))) {
      // One that is past both steps already still gets both mails, so that it never goes without notice.
      counts.reminded += await remind(context, franchise, months, now);
    }
  }
  return counts;
}

async function remind(
  context: Context,
  franchise: Unconfirmed,
  months: FreshnessMonths,
  now: Date,
) {
  return context.db.transaction(async (tx) => {
    const { id, business_name: businessName, reminders_sent, since } = franchise;
    if (!(await noteReminder(tx, franchise, now.toISOString()))) return 0;
    const to =
      (await findContact(tx, id))?.email ||
      (await findListingSubmission(tx, id))?.email ||
      context.contactEmail;
    const details = {
      franchiseId: id,
      businessName,
      since,
      isLast: reminders_sent > 0,
      months: months.unpublish,
    };
    await queueMails(context, tx, [{ kind: 'listing-unconfirmed', to, details }]);
    return 1;
  });
}

async function unpublish(context: Context, { id }: Unconfirmed, months: FreshnessMonths) {
  return context.db.transaction(async (tx) => {
    const before = await lockRecord(tx, 'franchises', id);
    if (before?.['status'] !== 'approved') return 0;
    const reason = `Nobody has confirmed its figures for ${months.unpublish} months.`;
    const values = { status: 'suspended', decision_reason: reason };
    await saveChanges(tx, nightlyActor, 'franchises', before, values, 'suspended');
    await mailSubmitter(context, tx, before, { status: 'suspended', reason });
    await notifyChangedTags(tx, cacheTags.franchise({ id }));
    return 1;
  });
}
