import { testCallDays } from '@naya/contract/partners/page';
import { webhookLogDays } from '@naya/contract/webhooks/entity';
import type { SubmissionKind } from '@naya/contract/constants';
import { lastDayToErase } from '@naya/contract/billing/numbers';
import { indianDay } from '@naya/contract/format/indian-day';
import { deleteInvoicesUntil } from '@naya/db/billing/invoices';
import { deleteExpiredTries } from '@naya/db/sign-in';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { recountInvestors } from '@naya/db/investors';
import { eraseSubmissionsBefore } from '@naya/db/submissions/erase';
import { eraseHiddenContacts } from '@naya/db/franchises/contacts';
import { eraseAccountOf } from '@naya/db/brands/erase';
import { eraseHiddenDocumentsAndMessages } from '@naya/db/brands/documents';
import { eraseMessagesByLinkBefore } from '@naya/db/brands/review-messages';
import { deleteExpiredInvitations } from '@naya/db/brands/invitations';
import { isNeededByBrand } from '@naya/db/brands/members';
import { lockIdlePeople } from '@naya/db/people';
import { clearMailContentBefore } from '@naya/db/mail/queue';
import { eraseMailsTo } from '@naya/db/mail/erase';
import { eraseHiddenFranchisees } from '@naya/db/franchises/erase-franchisees';
import { eraseHiddenCheckFiles } from '@naya/db/franchises/checks';
import { deleteTestCallsBefore, deleteTestKeysBefore } from '@naya/db/partners/test-calls';
import { deleteMessagesBefore } from '@naya/db/webhooks/messages';
import { deleteExpiredRateLimits } from '@naya/db/rate-limits';
import { clearOwnEmails } from '@naya/db/submissions/own-emails';
import { getSiteDocument, monthsInForce } from '../../site-info/documents.ts';
import type { Context } from '../../context.ts';
import { maxPerBatch, repeatInBatches } from '../../in-batches.ts';
import { monthsBefore } from '../../months-before.ts';
import { eraseFilesLater } from './erase-files.ts';
import { eraseRecordings } from './franchisees.ts';

/** Retention clears mail content after so long. */
const mailContentMonths = 12;

/** As long as a form that was sent with a test key is known again. */
const testKeyDays = 1;
const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString();

export async function applyRetention(context: Context, now: Date): Promise<number> {
  const months = monthsInForce(await getSiteDocument(context, 'settings'));
  await clearOwnEmails(context.db);
  await deleteExpiredRateLimits(context.db);
  await deleteExpiredTries(context.db);
  await deleteExpiredInvitations(context.db);
  await deleteTestKeysBefore(context.db, daysBefore(now, testKeyDays));
  await deleteTestCallsBefore(context.db, daysBefore(now, testCallDays));
  await deleteMessagesBefore(context.db, daysBefore(now, webhookLogDays));
  await clearMailContentBefore(context.db, monthsBefore(now, mailContentMonths));
  await deleteInvoicesUntil(context.db, lastDayToErase(indianDay(now)));
  let erased = 0;
  for (const kind of Object.keys(months) as SubmissionKind[]) {
    const before = monthsBefore(now, months[kind]);
    erased += await repeatInBatches(() => eraseBatch(context, kind, before));
    if (kind === 'listing') await eraseAroundListings(context, before);
  }
  return erased;
}

const eraseBatch = (context: Context, kind: SubmissionKind, before: string) =>
  context.db.transaction(async (tx) => {
    const gone = await eraseSubmissionsBefore(tx, kind, before, maxPerBatch);
    if (kind === 'investor') {
      // Every night, since an older version that runs beside this one does not count.
      await recountInvestors(tx);
      if (gone.ids.length > 0) await notifyChangedTags(tx, ['stats']);
    }
    await eraseFilesLater(context, tx, gone);
    return gone.ids.length;
  });

async function eraseAroundListings(context: Context, before: string): Promise<void> {
  const { db } = context;
  await eraseHiddenContacts(db, before);
  await repeatInBatches(() =>
    db.transaction(async (tx) => {
      const idle = await lockIdlePeople(tx, before, maxPerBatch, isNeededByBrand(tx));
      const gone: string[] = [];
      for (const email of idle) {
        await eraseAccountOf(tx, email);
        gone.push(...(await eraseMailsTo(tx, email)));
      }
      await eraseFilesLater(context, tx, { mails: gone, pictures: [], before });
      return idle.length;
    }),
  );
  await eraseHiddenCheckFiles(db, before);
  await db.transaction(async (tx) => {
    const { recordings } = await eraseHiddenFranchisees(tx, before);
    await eraseRecordings(context, tx, recordings);
  });
  await eraseHiddenDocumentsAndMessages(db, before);
  await eraseMessagesByLinkBefore(db, before);
}
