import { franchiseHints } from '@naya/contract/franchises/hints';
import type { FranchiseReview } from '@naya/contract/franchises/review';
import { findAnyFranchise, listSimilarFranchises } from '@naya/db/franchises/office';
import { findRecord } from '@naya/db/office/records';
import { findListingSubmission } from '@naya/db/submissions/office';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';

export async function getReview({ db }: Context, id: number): Promise<FranchiseReview> {
  // Read first: what is seen beside it is as new or newer.
  const { version } = requireFound(await findRecord(db, 'franchises', id), 'Franchise');
  const franchise = requireFound(await findAnyFranchise(db, id), 'Franchise');
  const [duplicates, submission] = await Promise.all([
    listSimilarFranchises(db, franchise),
    findListingSubmission(db, id),
  ]);
  const submitter = submission && {
    name: submission.name,
    email: submission.email,
    phone: submission.phone,
    created_at: submission.created_at,
    spam_reasons: submission.stage === 'spam' ? submission.spam_reasons : [],
  };
  return { franchise, version, hints: franchiseHints(franchise), duplicates, submitter };
}
