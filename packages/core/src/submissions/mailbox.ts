import { createHash } from 'node:crypto';

const dotsIgnored = new Set(['gmail.com', 'googlemail.com']);

/** The same for all ways to write one mailbox: in capitals, with a `+tag`, with dots where the host ignores them. */
export function mailboxKey(email: string): string {
  const [local = '', host = ''] = email.trim().toLowerCase().split('@');
  const untagged = local.replace(/\+.*$/, '');
  const name = dotsIgnored.has(host) ? untagged.replaceAll('.', '') : untagged;
  return createHash('sha256').update(`${name}@${host}`).digest('base64url');
}
