import type { SubmissionKind } from '@naya/contract/constants';
import { deleteExpiredTries } from '@naya/db/accounts/sign-in-tries';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import { eraseSubmissionsBefore } from '@naya/db/submissions/erase';
import { eraseHiddenContacts } from '@naya/db/franchises/contacts';
import { eraseAccountOf } from '@naya/db/brands/erase';
import { eraseHiddenPapers } from '@naya/db/brands/papers';
import { eraseTalkByLinkBefore } from '@naya/db/brands/talk';
import { listIdlePeople } from '@naya/db/brands/people';
import { clearMailContentBefore } from '@naya/db/mail/queue';
import { eraseMailsTo } from '@naya/db/mail/erase';
import { eraseHiddenCheckFiles } from '@naya/db/franchises/checks';
import { deleteExpiredRateLimits } from '@naya/db/rate-limits/delete';
import { clearOwnEmails } from '@naya/db/submissions/own-emails';
import { getSiteDocument } from '../site-info/get-documents.ts';
import type { Context } from '../context.ts';
import { monthsBefore } from '../months-before.ts';
import { eraseFilesLater } from './erase-files.ts';
import type { SiteDocuments } from '../site-info/documents.ts';

/** Months after which each kind is erased, unless the settings say otherwise; the privacy policy tells the same. */
const defaultRetentionMonths: Record<SubmissionKind, number> = {
  enquiry: 24,
  investor: 24,
  contact: 12,
  listing: 36,
};

export const monthsInForce = ({ retention_months }: SiteDocuments['settings']) => ({
  ...defaultRetentionMonths,
  ...retention_months,
});

/** Retention clears mail content after so long. */
const mailContentMonths = 12;

export async function applyRetention(context: Context, now: Date): Promise<number> {
  const months = monthsInForce(await getSiteDocument(context, 'settings'));
  await clearOwnEmails(context.db);
  await deleteExpiredRateLimits(context.db);
  await deleteExpiredTries(context.db);
  await clearMailContentBefore(context.db, monthsBefore(now, mailContentMonths));
  let erased = 0;
  for (const kind of Object.keys(months) as SubmissionKind[]) {
    const before = monthsBefore(now, months[kind]);
    erased += await context.db.transaction(async (tx) => {
      const gone = await eraseSubmissionsBefore(tx, kind, before);
      if (gone.ids.length > 0 && kind === 'investor') await notifyChangedTags(tx, ['stats']);
      if (kind === 'listing') {
        await eraseHiddenContacts(tx, before);
        const idle = await listIdlePeople(tx, before);
        for (const email of idle) {
          await eraseAccountOf(tx, email);
          gone.mails.push(...(await eraseMailsTo(tx, email)));
        }
        await eraseHiddenCheckFiles(tx, before);
        await eraseHiddenPapers(tx, before);
        await eraseTalkByLinkBefore(tx, before);
      }
      await eraseFilesLater(context, tx, gone);
      return gone.ids.length;
    });
  }
  return erased;
}
