import { createHmac, timingSafeEqual } from 'node:crypto';
import { readOwnId } from '@naya/contract/own-id';
import { notFound, requireFound } from '../errors.ts';

/** A link made for another purpose opens nothing. */
type Purpose =
  | 'confirm-enquiry'
  | 'end-enquiry'
  | 'investor-word'
  | 'listing-answer'
  | 'stop-erasure';

const sign = (secret: string, purpose: Purpose, id: number) =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');

/** The secret part of a link for somebody without an account. */
export const createSignedId = (secret: string, purpose: Purpose, id: number): string =>
  `${id}.${sign(secret, purpose, id)}`;

export function readSignedId(secret: string, purpose: Purpose, token: string): number {
  const [text = '', given = ''] = token.split('.');
  const id = requireFound(readOwnId(text), 'This link');
  const expected = Buffer.from(sign(secret, purpose, id));
  const received = Buffer.from(given);
  const isGenuine = expected.length === received.length && timingSafeEqual(expected, received);
  if (!isGenuine) throw notFound('This link');
  return id;
}
