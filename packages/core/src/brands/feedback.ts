import { investorFeedbackSchema } from '@naya/contract/brands/forms';
import { findAsked, lockEnquiry, setFeedback } from '@naya/db/brands/investor';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { parse } from '../parse.ts';
import { noteConfirmed } from './confirm-enquiry.ts';
import { createSignedId, readSignedId } from './signed-id.ts';

/** The secret part of the link by which an investor says whether the brand answered. It tells and opens nothing else. */
export const createFeedbackToken = (secret: string, submissionId: number): string =>
  createSignedId(secret, 'investor-word', submissionId);

const readFeedbackToken = (secret: string, token: string) =>
  readSignedId(secret, 'investor-word', token);

/** The brand that the question is about. */
export async function readFeedbackQuestion({ db, secret }: Context, token: string) {
  return requireFound(await findAsked(db, readFeedbackToken(secret, token)), 'This link');
}

/** Last write wins. The link was mailed to the sender, so it confirms the enquiry too. */
export async function saveInvestorFeedback({ db, secret }: Context, body: unknown): Promise<void> {
  const { token, word } = parse(investorFeedbackSchema, body);
  const id = readFeedbackToken(secret, token);
  await db.transaction(async (tx) => {
    await lockEnquiry(tx, id);
    requireFound(await findAsked(tx, id), 'This link');
    await noteConfirmed(tx, id);
    await setFeedback(tx, id, word);
  });
}
