import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Db } from '@naya/db/client';
import { findOrMakeSecret } from '@naya/db/secrets';

/** What others gave us to sign in or sign with is stored encrypted, each subject with a key of its own. */
export const readSealKey = async (db: Db, name: string) =>
  createHash('sha256')
    .update(await findOrMakeSecret(db, name))
    .digest();

export function seal(key: Buffer, text: string): string {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
