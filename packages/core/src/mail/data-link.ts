import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { dataLinkDays } from '@naya/contract/constants';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const dayMs = 24 * 3_600_000;

/** What a link opens: all that its e-mail has sent, or the submission that its mail is about. */
export type DataScope = 'all' | { submission: number | null };
export type DataLink = { email: string; about: DataScope; isExpired: boolean };

/** The secret part of a link to what an e-mail has sent us. Encrypted: it tells nobody whose it is. */
export function createDataLink(
  secret: string,
  email: string,
  now = Date.now(),
  about: DataScope = 'all',
): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const until = now + dataLinkDays * dayMs;
  const content = JSON.stringify({ email: email.toLowerCase(), until, about });
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

type Stored = { email: string; until: number; about?: DataScope };

/** Null for anything that we have not made. */
export function readDataLink(secret: string, token: string): DataLink | null {
  if (token.includes('.')) return readSignedLink(secret, token);
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const encrypted = bytes.subarray(ivBytes + tagBytes);
    const content = Buffer.concat([decipher.update(encrypted), decipher.final()]).toString();
    const { email, until, about } = JSON.parse(content) as Stored;
    // Mails of earlier versions, whatever they were about, have links that opened everything: a new one can be asked for.
    if (!about) return { email, about: 'all', isExpired: true };
    return { email, about, isExpired: Date.now() > until };
  } catch {
    return null;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'data-link', 32));

/** As earlier versions mailed them, without an end: they open nothing any more, but a new one can be asked for. */
function readSignedLink(secret: string, token: string): DataLink | null {
  const [encoded = '', given = ''] = token.split('.');
  const signature = createHmac('sha256', secret).update(`privacy:${encoded}`).digest('base64url');
  const [expected, received] = [Buffer.from(signature), Buffer.from(given)];
  const isGenuine = expected.length === received.length && timingSafeEqual(expected, received);
  return isGenuine
    ? { email: Buffer.from(encoded, 'base64url').toString(), about: 'all', isExpired: true }
    : null;
}
