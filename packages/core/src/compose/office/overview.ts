import type { Overview } from '@naya/contract/office/overview';
import {
  countLeadsByWeek,
  countListingsByStatus,
  listTopFranchises,
  measureAnswers,
} from '@naya/db/office/overview';
import { sendsMail } from '../../mail/mail-server.ts';
import type { Context, Actor } from '../../context.ts';
import type { OfficeNotices } from '@naya/contract/office/notices';
import { leadRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import { countWaitingChanges } from '@naya/db/brands/changes';
import { listUnseenAnswers } from '@naya/db/brands/review-messages';
import { countContactsErased } from '@naya/db/franchises/office';
import { readLongestWait, deleteFailedJob } from '@naya/db/jobs';
import { countWaitingSites } from '@naya/db/partners/site-requests';
import { countLeadsGiven } from '@naya/db/submissions/office';
import {
  countAwaitingReview,
  countFailedMails,
  countFailedJobs,
  countLate,
  countOverdue,
  countUnanswered,
} from '@naya/db/office/waiting';
import { getSiteDocument } from '../../site-info/documents.ts';
import { requireFound } from '../../errors.ts';
import type { JobData } from '../../jobs.ts';
import { writeHistory } from '../../history.ts';

export async function getOverview({ db }: Context): Promise<Overview> {
  const [leads, answers, listings, franchises] = await Promise.all([
    countLeadsByWeek(db),
    measureAnswers(db),
    countListingsByStatus(db),
    listTopFranchises(db),
  ]);
  return { leads, answers, listings, franchises };
}

/** So many links fit above a screen. */
const namedAnswers = 20;

const opensLeads = (role: OfficeRole) => (leadRoles as readonly OfficeRole[]).includes(role);

export async function getNotices(context: Context, { id, role }: Actor): Promise<OfficeNotices> {
  const { db } = context;
  const [ofOwner, ofAgent, ofEditor] = await Promise.all([
    role === 'owner' ? noticesOfOwner(context) : {},
    opensLeads(role) ? noticesOfAgent(db, id) : {},
    role === 'agent' ? {} : noticesOfEditor(db),
  ]);
  return { ...ofOwner, ...ofAgent, ...ofEditor };
}

/** A mail server that refuses a first try, as some do, takes the second within minutes. */
const waitsTooLong = 15 * 60;

async function noticesOfOwner(context: Context): Promise<OfficeNotices> {
  const { db, media } = context;
  const [seconds, picturesAway] = await Promise.all([
    readLongestWait(db),
    media.check().then(
      () => false,
      () => true,
    ),
  ]);
  return {
    picturesAway,
    mailsWaitMinutes: seconds < waitsTooLong ? 0 : Math.floor(seconds / 60),
    noMailServer: !(await sendsMail(context)),
    setup: !(await getSiteDocument({ db }, 'setup')).dismissed,
    workFailed: await countFailedJobs(db),
    sitesWaiting: await countWaitingSites(db),
  };
}

async function noticesOfAgent(db: Context['db'], userId: string): Promise<OfficeNotices> {
  return {
    leadsGiven: await countLeadsGiven(db, userId),
    leadsUnanswered: await countUnanswered(db),
    leadsLate: await countLate(db),
    leadsOverdue: await countOverdue(db),
    mailsFailed: await countFailedMails(db),
  };
}

async function noticesOfEditor(db: Context['db']): Promise<OfficeNotices> {
  return {
    reviews: await countAwaitingReview(db),
    contactsErased: await countContactsErased(db),
    changesWaiting: await countWaitingChanges(db),
    answersUnseen: await listUnseenAnswers(db, namedAnswers),
  };
}

/** Queues a finally failed job again, with all its tries. */
export async function retryFailedJob(
  { db, enqueue }: Context,
  actor: Actor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { job, data } = requireFound(await deleteFailedJob(tx, id), 'Failed work');
    await enqueue(tx, job, data as JobData[typeof job]);
    await writeHistory(tx, actor, 'tried again', { entity: 'work', id: job }, {});
  });
}
