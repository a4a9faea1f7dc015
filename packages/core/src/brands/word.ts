import { createHmac, timingSafeEqual } from 'node:crypto';
import { investorWordSchema } from '@naya/contract/brands/forms';
import { findAsked, setWord } from '@naya/db/brands/clock';
import type { Context } from '../context.ts';
import { found, notFound } from '../errors.ts';
import { parse } from '../submissions/submission.ts';

const sign = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`investor-word:${id}`).digest('base64url');

/** The secret part of the link by which an investor says whether the brand answered. It tells and opens nothing else. */
export const createWordToken = (secret: string, submissionId: number): string =>
  `${submissionId}.${sign(secret, submissionId)}`;

function readWordToken(secret: string, token: string): number {
  const [id = '', given = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, Number(id)));
  const received = Buffer.from(given);
  const isGenuine =
    /^[1-9]\d{0,8}$/.test(id) &&
    expected.length === received.length &&
    timingSafeEqual(expected, received);
  if (!isGenuine) throw notFound('This link');
  return Number(id);
}

/** The brand that the question is about. */
export async function readWordQuestion({ db, secret }: Context, token: string) {
  return found(await findAsked(db, readWordToken(secret, token)), 'This link');
}

/** The last press counts. */
export async function sayWord({ db, secret }: Context, body: unknown): Promise<void> {
  const { token, word } = parse(investorWordSchema, body);
  const id = readWordToken(secret, token);
  found(await findAsked(db, id), 'This link');
  await setWord(db, id, word);
}
