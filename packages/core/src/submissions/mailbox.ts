import { digestCounted } from '../privacy/digest-counted.ts';

/** Has the same mailboxes as gmail.com, and both ignore dots. */
const otherGmail = 'googlemail.com';
const gmail = 'gmail.com';

/** The same for all ways to write one mailbox: in capitals, with a `+tag`, at Gmail with dots or its other host. */
export function digestMailbox(secret: string, email: string): string {
  const [local = '', written = ''] = email.trim().toLowerCase().split('@');
  const host = written === otherGmail ? gmail : written;
  const untagged = local.replace(/\+.*$/, '');
  const name = host === gmail ? untagged.replaceAll('.', '') : untagged;
  return digestCounted(secret, `${name}@${host}`);
}
