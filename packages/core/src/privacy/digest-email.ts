import { createHash } from 'node:crypto';

/** Tells senders apart in counters that hold no e-mails. */
export function digestEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
