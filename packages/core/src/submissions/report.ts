import { messages } from '@naya/contract/api/messages';
import { anonymous } from '@naya/contract/submissions/enquiry-defaults';
import { reportSchema } from '@naya/contract/submissions/report';
import { findFranchise } from '@naya/db/franchises/public';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { parse } from '../parse.ts';
import type { Sender } from './received-form.ts';
import { storeSubmission } from './store.ts';

/** Somebody says what is wrong with a listing. It waits among the leads, for our team alone: the brand does not see it. */
export async function submitReport(context: Context, body: unknown, sender: Sender) {
  const { franchiseId, reason, message, email } = parse(reportSchema, body);
  const franchise = requireFound(await findFranchise(context.db, franchiseId), 'Franchise');
  return storeSubmission(context, sender, {
    kind: 'report',
    name: anonymous,
    email,
    phone: null,
    franchise: String(franchise.id),
    payload: { franchiseName: franchise.business_name, reason, message },
    answer: messages.reportSent,
  });
}
