import type { Context as CoreContext } from '@naya/core/context';
import { digestCounted } from '@naya/core/privacy/digest-counted';
import { digestMailbox } from '@naya/core/submissions/mailbox';
import { partnerLimitFactor } from '@naya/contract/partners/key-header';
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
import { partnerOf } from '../partners/partner-of.ts';
import { clientIpOf } from './client-ip.ts';
import { inProcessEnv } from './in-process.ts';
import { ipKey } from './ip-key.ts';

/** Generous for people, even many behind one IP; only a flood meets them. */
export const perClientIp = { points: 120, duration: 60 };
/** Replaces the limit by client IP for a partner that sends its key. */
const perPartner = {
  ...perClientIp,
  points: perClientIp.points * partnerLimitFactor,
};
/** Views have a limit apart, so that reading never stops somebody's form. */
export const perViewer = { points: 60, duration: 60 };
export const perSender = { points: 20, duration: 3_600 };

export type LimitOptions = {
  /** `shared`: counted in PostgreSQL, for all instances together. */
  limits?: 'on' | 'shared' | 'off';
};

/** The limits of what is sent and of counted views. */
export function createLimits(
  { db, secret }: Pick<CoreContext, 'db' | 'secret'>,
  { limits = 'on' }: LimitOptions,
) {
  const create = limits === 'shared' ? createShared(db) : createOwn;
  const clientIps = create('client-ip', perClientIp);
  const partners = create('partner', perPartner);
  const senders = create('sender', perSender);
  // The limiter stores no client IP, only what tells them apart.
  const digestIp = (clientIp: string | null) => digestCounted(secret, ipKey(clientIp ?? 'unknown'));
  const byClientIp = createMiddleware(async (c, next) => {
    const clientIp = clientIpOf(c);
    // The page's form was counted when it came in; the call that its action makes is the same post.
    const isCounted = limits === 'off' || c.env === inProcessEnv;
    const partner = partnerOf(c);
    if (partner && !isCounted) await take(partners, String(partner.id));
    else if (clientIp && !isCounted) await take(clientIps, digestIp(clientIp));
    await next();
  });
  const anonymous = create('anonymous', perClientIp);
  /** Calls of the office and of brands without a session: signing in, links of mails, whoever tries doors. */
  const byStranger = async (c: Context) => {
    const clientIp = clientIpOf(c);
    const isCounted = limits === 'off' || c.env === inProcessEnv;
    if (clientIp && !isCounted) await take(anonymous, digestIp(clientIp));
  };
  const viewers = createOwn('viewer', perViewer);
  const byViewer = createMiddleware(async (c, next) => {
    const clientIp = clientIpOf(c);
    if (clientIp && limits !== 'off') await take(viewers, digestIp(clientIp));
    await next();
  });
  /** Counted for mailbox and client IP together: nobody uses up the limit of a person whose e-mail they type. */
  const bySender = async (c: Context, email: string) => {
    if (limits === 'off') return;
    await take(senders, `${digestIp(clientIpOf(c))}:${digestMailbox(secret, email)}`);
  };
  return { byClientIp, byStranger, byViewer, bySender };
}
export type Limits = ReturnType<typeof createLimits>;

type Limit = typeof perClientIp;
const createOwn = (keyPrefix: string, limit: Limit) =>
  new RateLimiterMemory({ keyPrefix, ...limit });

/** While PostgreSQL is away, each instance counts for itself. A migration has made the table. */
function createShared({ $client }: PooledDb) {
  const place = { storeClient: $client, storeType: 'pool', tableName: 'rate_limits' };
  return (keyPrefix: string, limit: Limit) =>
    new RateLimiterPostgres({
      ...place,
      tableCreated: true,
      keyPrefix,
      ...limit,
      insuranceLimiter: createOwn(keyPrefix, limit),
    });
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
