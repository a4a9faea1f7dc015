import { createHmac } from 'node:crypto';

/** Has the same mailboxes as gmail.com, and both ignore dots. */
const otherGmail = 'googlemail.com';
const gmail = 'gmail.com';

/** Whoever writes from one of these has nothing to do with others who do. */
const hostsOfEveryone = new Set([
  gmail,
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'rediffmail.com',
  'zohomail.in',
  'zohomail.com',
  'proton.me',
  'protonmail.com',
]);

function partsOf(email: string): { local: string; host: string } {
  const [local = '', written = ''] = email.trim().toLowerCase().split('@');
  return { local, host: written === otherGmail ? gmail : written };
}

/** The same for all ways to write one mailbox: in capitals, with a `+tag`, at Gmail with dots or its other host. */
export function digestMailbox(secret: string, email: string): string {
  const { local, host } = partsOf(email);
  const untagged = local.replace(/\+.*$/, '');
  const name = host === gmail ? untagged.replaceAll('.', '') : untagged;
  return digestCounted(secret, `${name}@${host}`);
}

/** Null at the hosts of everyone's mail. */
export function digestDomain(secret: string, email: string): string | null {
  const { host } = partsOf(email);
  return hostsOfEveryone.has(host) ? null : digestCounted(secret, `@${host}`);
}

/** Tells apart who is counted. Without the secret nobody finds the e-mail or the client IP by trying them all. */
export function digestCounted(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`counted:${subject}`).digest('base64url');
}
