import type { InvestorFeedback } from '@naya/contract/brands/stages';
import type { NewMail } from '@naya/contract/mail/kinds';
import { investorFeedbackUrl } from '@naya/contract/brands/urls';
import {
  markBundled,
  markReminded,
  markOverdue,
  markAsked,
  markReopened,
  endPauses,
  type DueDelivery,
} from '@naya/db/brands/clock';
import { recountAnswers } from '@naya/db/brands/reply-rate';
import { listMembers } from '@naya/db/brands/deliver';
import { notifyChangedTags } from '@naya/db/notify-changed';
import type { Db } from '@naya/db/client';
import type { Context } from '../context.ts';
import { maxPerBatch, repeatInBatches } from '../in-batches.ts';
import { tagsOfChange } from '../records/changed-tags.ts';
import { queueMails } from '../jobs.ts';
import { readNoticeRecipients } from '../notice-recipients.ts';
import { emailsForEnquiries } from '../submissions/recipients.ts';
import { createFeedbackToken } from './feedback.ts';

/**
 * Ends the pauses that are over. Tells brands of enquiries whose mails were held back, reminds them, tells the operator of what is late, and asks
 * investors; each of an enquiry once. Tells how many brands and enquiries were due.
 */
export async function watchEnquiries(context: Context): Promise<number> {
  const take = async <Due>(
    mark: (tx: Db, max: number) => Promise<Due[]>,
    write: (tx: Db, due: Due[]) => Promise<NewMail[]>,
  ) =>
    repeatInBatches(() =>
      context.db.transaction(async (tx) => {
        const due = await mark(tx, maxPerBatch);
        if (due.length > 0) await queueMails(context, tx, await write(tx, due));
        return due.length;
      }),
    );
  const held = await take(markBundled, mailHeldEnquiries);
  const reminded = await take(markReminded, remindBrands);
  const overdue = await take(markOverdue, async (tx, due) => {
    const emails = (await readNoticeRecipients(context, tx))('brands');
    return due.flatMap((each) => emails.map((to) => mailOf('brand-overdue', to, each)));
  });
  const asked = await take(markAsked, async (_tx, due) =>
    due.map((each) => questionOf(context, each)),
  );
  await repeatInBatches(() =>
    context.db.transaction(async (tx) => {
      const ids = await endPauses(tx, maxPerBatch);
      await notifyChangedTags(
        tx,
        ids.flatMap((id) => tagsOfChange(id, 'listing')),
      );
      return ids.length;
    }),
  );
  const reopened = await take(markReopened, async (_tx, due) =>
    due
      .filter(({ email }) => email !== '')
      .map(({ submission_id, business_name, email: to }) => {
        const details = { businessName: business_name };
        return { kind: 'brand-reopened' as const, to, submission_id, details };
      }),
  );
  return reopened + held + reminded + overdue + asked;
}

type Held = Awaited<ReturnType<typeof markBundled>>;

/** One mail in place of all that were held back. */
async function mailHeldEnquiries(tx: Db, held: Held): Promise<NewMail[]> {
  const people = await listMembers(tx, held.map(brandOf));
  return held.flatMap(({ franchise_id, business_name, count }) => {
    const details = { businessName: business_name, franchiseId: franchise_id, count };
    const emails = emailsForEnquiries(people.get(franchise_id) ?? []);
    return emails.map((to) => ({ kind: 'brand-enquiries' as const, to, details }));
  });
}

const brandOf = ({ franchise_id }: { franchise_id: number }) => franchise_id;

const mailOf = (
  kind: 'brand-reminder' | 'brand-overdue',
  to: string,
  { submission_id, business_name: businessName, due_at }: DueDelivery,
): NewMail => ({ kind, to, submission_id, details: { businessName, due_at } });

async function remindBrands(tx: Db, due: DueDelivery[]): Promise<NewMail[]> {
  const people = await listMembers(tx, due.map(brandOf));
  return due.flatMap((each) =>
    emailsForEnquiries(people.get(each.franchise_id) ?? []).map((to) =>
      mailOf('brand-reminder', to, each),
    ),
  );
}

function questionOf({ secret, publicUrl }: Context, asked: DueDelivery): NewMail {
  const token = createFeedbackToken(secret, asked.submission_id);
  const urlOf = (word: InvestorFeedback) => publicUrl + investorFeedbackUrl(token, word);
  const urls = { yes: urlOf('yes'), no: urlOf('no'), rubbish: urlOf('rubbish') };
  const details = { businessName: asked.business_name, urls };
  return { kind: 'brand-answered', to: asked.email, submission_id: asked.submission_id, details };
}

/** Each night: how often a brand answers in time, as visitors see it. */
export async function countReplies({ db }: Context): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await recountAnswers(tx);
    await notifyChangedTags(
      tx,
      changed.flatMap((id) => tagsOfChange(id, 'own page')),
    );
    return changed.length;
  });
}
