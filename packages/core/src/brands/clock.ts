import { investorWords } from '@naya/contract/brands/stages';
import { brandWordUrl } from '@naya/contract/urls';
import {
  recountAnswers,
  markReminded,
  markOverdue,
  markAsked,
  type DueDelivery,
} from '@naya/db/brands/clock';
import { listReachableEmails } from '@naya/db/brands/forward';
import { notifyChangedTags } from '@naya/db/cache-tags/notify-changed';
import type { Db } from '@naya/db/client';
import type { NewMail } from '@naya/db/mail/table';
import type { Context } from '../context.ts';
import { kindOf } from '../office/records.ts';
import { queueMails } from '../submissions/submission.ts';
import { createWordToken } from './word.ts';

/** Reminds brands, tells the operator of what is late, and asks investors; each of an enquiry once. */
export async function watchEnquiries(context: Context): Promise<number> {
  return context.db.transaction(async (tx) => {
    const reminders = await remindBrands(tx, await markReminded(tx));
    const overdue = (await markOverdue(tx)).map((each) =>
      mailOf('brand-overdue', context.contactEmail, each),
    );
    const questions = (await markAsked(tx)).map((each) => questionOf(context, each));
    const mails = [...reminders, ...overdue, ...questions];
    await queueMails(context, tx, mails);
    return mails.length;
  });
}

const mailOf = (
  kind: 'brand-reminder' | 'brand-overdue',
  to: string,
  { submission_id, business_name: businessName, due_at }: DueDelivery,
): NewMail => ({ kind, to, submission_id, details: { businessName, due_at } });

async function remindBrands(tx: Db, due: DueDelivery[]): Promise<NewMail[]> {
  const mails: NewMail[] = [];
  for (const each of due) {
    const people = await listReachableEmails(tx, each.franchise_id);
    mails.push(...people.map((to) => mailOf('brand-reminder', to, each)));
  }
  return mails;
}

function questionOf({ secret, publicUrl }: Context, asked: DueDelivery): NewMail {
  const token = createWordToken(secret, asked.submission_id);
  const urls = Object.fromEntries(
    investorWords.map((word) => [word, publicUrl + brandWordUrl(token, word)]),
  );
  const details = { businessName: asked.business_name, urls };
  return { kind: 'brand-answered', to: asked.email, submission_id: asked.submission_id, details };
}

/** Each night: how often a brand answers in time, as visitors see it. */
export async function countReplies({ db }: Context): Promise<number> {
  return db.transaction(async (tx) => {
    const changed = await recountAnswers(tx);
    for (const id of changed) await notifyChangedTags(tx, kindOf('franchises').tags(id));
    return changed.length;
  });
}
