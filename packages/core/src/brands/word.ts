import { investorWordSchema } from '@naya/contract/brands/forms';
import { findAsked, setWord } from '@naya/db/brands/clock';
import type { Context } from '../context.ts';
import { requireFound } from '../errors.ts';
import { parse } from '../submissions/submission.ts';
import { createSignedId, readSignedId } from './signed-id.ts';

/** The secret part of the link by which an investor says whether the brand answered. It tells and opens nothing else. */
export const createWordToken = (secret: string, submissionId: number): string =>
  createSignedId(secret, 'investor-word', submissionId);

const readWordToken = (secret: string, token: string) =>
  readSignedId(secret, 'investor-word', token);

/** The brand that the question is about. */
export async function readWordQuestion({ db, secret }: Context, token: string) {
  return requireFound(await findAsked(db, readWordToken(secret, token)), 'This link');
}

/** The last press counts. */
export async function saveInvestorWord({ db, secret }: Context, body: unknown): Promise<void> {
  const { token, word } = parse(investorWordSchema, body);
  const id = readWordToken(secret, token);
  requireFound(await findAsked(db, id), 'This link');
  await setWord(db, id, word);
}
