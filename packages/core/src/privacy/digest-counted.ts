import { createHmac } from 'node:crypto';

/** Tells apart who is counted. Without the secret nobody finds the e-mail or the client IP by trying them all. */
export function digestCounted(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`counted:${subject}`).digest('base64url');
}
