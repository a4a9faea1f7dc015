import { getConnInfo } from '@hono/node-server/conninfo';
import { digestEmail } from '@naya/core/digest-email';
import { CoreError } from '@naya/core/errors';
import type { PooledDb } from '@naya/db/client';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** Generous for people, even many behind one address; only a flood meets them. */
const perAddress = { points: 120, duration: 60 };
const perSender = { points: 20, duration: 3_600 };

export type LimitOptions = {
  /** `shared`: counted in PostgreSQL, for all instances together. */
  limits?: 'on' | 'shared' | 'off';
  trustProxy?: boolean;
};

/** Both limits of the submissions; a sender is told apart by e-mail address. */
export function createLimits(db: PooledDb, { limits = 'on', trustProxy = false }: LimitOptions) {
  const create = limits === 'shared' ? createShared(db) : createOwn;
  const addresses = create('address', perAddress);
  const senders = create('sender', perSender);
  const byAddress = createMiddleware(async (c, next) => {
    const address = addressOf(c, trustProxy);
    if (address && limits !== 'off') await take(addresses, address);
    await next();
  });
  const bySender = async (email: unknown) => {
    if (limits === 'off' || typeof email !== 'string') return;
    await take(senders, digestEmail(email));
  };
  return { byAddress, bySender };
}
export type Limits = ReturnType<typeof createLimits>;

type Limit = typeof perAddress;
const createOwn = (keyPrefix: string, limit: Limit) =>
  new RateLimiterMemory({ keyPrefix, ...limit });

/** While PostgreSQL is away, or its table is being made, each instance counts for itself. */
function createShared({ $client }: PooledDb) {
  const place = { storeClient: $client, storeType: 'pool', tableName: 'rate_limits' };
  return (keyPrefix: string, limit: Limit) =>
    new RateLimiterPostgres(
      { ...place, keyPrefix, ...limit, insuranceLimiter: createOwn(keyPrefix, limit) },
      () => {},
    );
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
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
  // What stands before the last entry was written by the visitor, who may write anything.
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : null;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? null;
  } catch {
    // A call inside the process has no connection: the site's own forms without JavaScript.
    return null;
  }
}
