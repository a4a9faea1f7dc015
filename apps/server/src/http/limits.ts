import { createHash } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import { CoreError } from '@naya/core/errors';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Generous for people, even many behind one address; only a flood meets them. */
const perAddress = { points: 120, duration: 60 };
const perSender = { points: 20, duration: 3_600 };

/** Both limits of the submissions; a sender is told apart by e-mail address. */
export function createLimits(trustProxy: boolean) {
  const addresses = new RateLimiterMemory(perAddress);
  const senders = new RateLimiterMemory(perSender);
  const byAddress = createMiddleware(async (c, next) => {
    const address = addressOf(c, trustProxy);
    if (address) await take(addresses, address);
    await next();
  });
  const bySender = (email: unknown) =>
    typeof email === 'string' ? take(senders, digest(email.trim().toLowerCase())) : undefined;
  return { byAddress, bySender };
}
export type Limits = ReturnType<typeof createLimits>;

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooMany(Math.ceil(refusal.msBeforeNext / 1000));
  }
}

export class TooMany extends CoreError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too_many', 'That was a lot at once. Please try again a little later.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function addressOf(c: Context, trustProxy: boolean): string | null {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',')[0]?.trim() : null;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    // A call inside the process has no connection: the site's own forms without JavaScript.
    return null;
  }
}

/** The limiter remembers no addresses of people, only what tells them apart. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
