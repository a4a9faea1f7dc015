import { createHash, randomBytes } from 'node:crypto';
import { publicTestKey, testKeyPrefix } from '@naya/contract/partners/key-header';
import { findPartnerByHash, type PartnerRow } from '@naya/db/partners/office';
import type { Db } from '@naya/db/client';
import type { Context } from '../context.ts';
import { CoreError, notFound } from '../errors.ts';

const realKeyPrefix = 'pk_';
const wellFormed = /^(?:pk|tk)_[\w-]{43}$/;
const wellFormedToken = /^[\w-]{43}$/;
const shownCharacters = 4;

/** 256 random bits: nobody guesses one, so a plain hash is enough. */
function createSecret(prefix: string) {
  const key = prefix + randomBytes(32).toString('base64url');
  return { key, hash: hashKey(key), end: key.slice(-shownCharacters) };
}

export function createKey() {
  const { key, hash, end } = createSecret(realKeyPrefix);
  return { key, stored: { key_hash: hash, key_end: end, key_made_at: new Date().toISOString() } };
}

export function createTestKey() {
  const { key, hash, end } = createSecret(testKeyPrefix);
  return { key, stored: { test_key_hash: hash, test_key_end: end } };
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

/** The secret part of a link to a partner's page. */
export function createLinkToken() {
  const { key, hash } = createSecret('');
  return { token: key, link_hash: hash };
}

/** The partner whose link this is. */
export async function requireLinkHolder(db: Db, token: string): Promise<PartnerRow> {
  const isToken = wellFormedToken.test(token);
  const partner = isToken ? await findPartnerByHash(db, 'link_hash', hashKey(token)) : null;
  if (!partner?.link_expires_at) throw notFound('Link');
  if (Date.parse(partner.link_expires_at) <= Date.now()) {
    throw new CoreError('expired', 'linkExpired');
  }
  return partner;
}

/** Whom a key belongs to: nobody with the public test key. */
export type KeyHolder = { partner: PartnerRow | null; isTest: boolean };

export async function requireKeyHolder({ db }: Context, key: string): Promise<KeyHolder> {
  if (key === publicTestKey) return { partner: null, isTest: true };
  const isTest = key.startsWith(testKeyPrefix);
  const column = isTest ? 'test_key_hash' : 'key_hash';
  const partner = wellFormed.test(key) ? await findPartnerByHash(db, column, hashKey(key)) : null;
  if (!partner) throw new CoreError('signed_out', 'partnerKeyUnknown');
  return { partner, isTest };
}
