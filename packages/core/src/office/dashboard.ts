import {
  countAwaitingReview,
  countJobs,
  countMails,
  countOpenLeadsByAge,
  countSubmissionsPerDay,
  listMostAsked,
} from '@naya/db/office/dashboard';
import type { Context } from '../context.ts';

export async function getDashboard({ db }: Context) {
  const [perDay, openByAge, awaitingReview, mostAsked, mails, jobs] = await Promise.all([
    countSubmissionsPerDay(db),
    countOpenLeadsByAge(db),
    countAwaitingReview(db),
    listMostAsked(db),
    countMails(db),
    countJobs(db),
  ]);
  return { perDay, openByAge, awaitingReview, mostAsked, mails, jobs };
}
