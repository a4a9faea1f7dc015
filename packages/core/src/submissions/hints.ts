import { findRegistrations, type Registration } from '@naya/contract/franchises/registrations/find';
import { duplicatesOf, type Duplicate } from '@naya/db/franchises/duplicates';
import type { SubmissionRow } from '@naya/db/submissions/table';
import type { Context } from '../context.ts';

/** Facts for the operator to read before answering. None of them stops a submission. */
export type OperatorHints = {
  duplicates: Duplicate[];
  registrations: Registration[];
  minAboveMax: boolean;
};

export async function hintsFor(
  { db }: Pick<Context, 'db'>,
  submission: SubmissionRow,
): Promise<OperatorHints> {
  const payload = submission.payload as Record<string, unknown>;
  const texts = Object.values(payload).filter((value) => typeof value === 'string');
  return {
    duplicates: await duplicatesOf(db, submission),
    registrations: findRegistrations(texts.join('\n')),
    minAboveMax: Number(payload['investment_min']) > Number(payload['investment_max']),
  };
}
