import { warnOfPayback } from '@naya/contract/calculator/compare-payback';
import { franchiseHints } from '@naya/contract/franchises/hints';
import { chosenFranchisesSchema } from '@naya/contract/franchises/decisions';
import { fraudMarks } from '@naya/contract/franchises/fraud';
import type { FranchiseFaults, FranchiseReview } from '@naya/contract/franchises/review';
import { findTrade } from '@naya/db/categories';
import {
  findAnyFranchise,
  listAnyFranchises,
  listSimilarFranchises,
} from '@naya/db/franchises/office';
import { findRecord } from '@naya/db/office/records';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { parse } from '../parse.ts';

export async function getReview({ db }: Context, id: number): Promise<FranchiseReview> {
  // Read first: what is seen beside it is as new or newer.
  const { version, category_id } = requireFound(
    await findRecord(db, 'franchises', id),
    'Franchise',
  );
  const franchise = requireFound(await findAnyFranchise(db, id), 'Franchise');
  const [duplicates, submission, trade] = await Promise.all([
    listSimilarFranchises(db, franchise),
    findListingSubmission(db, id),
    findTrade(db, category_id),
  ]);
  const submitter = submission && {
    name: submission.name,
    email: submission.email,
    phone: submission.phone,
    created_at: submission.created_at,
    spam_reasons: submission.stage === 'spam' ? submission.spam_reasons : [],
  };
  const hints = [...franchiseHints(franchise), ...Object.values(warnOfPayback(franchise, trade))];
  return { franchise, version, marks: fraudMarks(franchise), hints, duplicates, submitter };
}

/** Asked before several are approved at once, which nobody has opened. */
export async function listFaults({ db }: Context, body: unknown): Promise<FranchiseFaults[]> {
  const { ids } = parse(chosenFranchisesSchema, body);
  const found = await listAnyFranchises(db, ids);
  return found.map((franchise) => ({
    id: franchise.id,
    business_name: franchise.business_name,
    faults: [...fraudMarks(franchise), ...franchiseHints(franchise)],
  }));
}
