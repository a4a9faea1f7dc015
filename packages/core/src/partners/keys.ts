import { createHash, randomBytes } from 'node:crypto';
import { findPartnerByKey, type PartnerRow } from '@naya/db/partners/office';
import type { Context } from '../context.ts';
import { CoreError } from '../errors.ts';

const prefix = 'pk_';
const wellFormed = /^pk_[\w-]{43}$/;
const shownCharacters = 4;

/** 256 random bits: nobody guesses one, so a plain hash is enough. */
export function createKey() {
  const key = prefix + randomBytes(32).toString('base64url');
  return { key, key_hash: hashKey(key), key_end: key.slice(-shownCharacters) };
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

export async function requirePartnerOf({ db }: Context, key: string): Promise<PartnerRow> {
  const partner = wellFormed.test(key) ? await findPartnerByKey(db, hashKey(key)) : null;
  if (!partner) throw new CoreError('signed_out', 'This partner key is not known.');
  return partner;
}
