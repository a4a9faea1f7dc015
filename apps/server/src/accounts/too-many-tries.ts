import { TooMany } from '../http/rate-limits.ts';

/** Says for how long, and that a new password ends the wait. */
export class TooManyTries extends TooMany {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds);
    this.message = `Too many tries. Please wait ${sayWait(retryAfterSeconds)}, or set a new password by the link that we mail you.`;
  }
}

function sayWait(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
