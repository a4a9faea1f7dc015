import type { OfficeNotices } from '@naya/contract/office/notices';
import { leadRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import { countWaitingChanges } from '@naya/db/brands/changes';
import { listUnseenAnswers } from '@naya/db/brands/talk';
import { countContactsErased } from '@naya/db/franchises/office';
import { countLeadsGiven } from '@naya/db/submissions/office';
import {
  countAwaitingReview,
  countFailedMails,
  countFailedJobs,
  countLate,
  countOverdue,
  countUnanswered,
} from '@naya/db/office/waiting';
import { getSiteDocument } from '../site-info/get-documents.ts';
import type { Context } from '../context.ts';
import type { Actor } from './actor.ts';

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

async function noticesOfOwner({ db, hasMailServer }: Context): Promise<OfficeNotices> {
  return {
    noMailServer: !hasMailServer,
    setup: !(await getSiteDocument({ db }, 'setup')).dismissed,
    workFailed: await countFailedJobs(db),
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
