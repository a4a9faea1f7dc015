import type { Message, PlainMessageCode } from '@naya/contract/messages/catalogue';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { partnerLimitFactor } from '@naya/contract/partners/key-header';
import { viewsUrl } from '@naya/contract/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import { digestCounted, digestMailbox } from '@naya/core/submissions/mailbox';
import type { PooledDb } from '@naya/db/client';
import { report } from '../log/measured.ts';
import { clientIpOf, inProcessEnv, ipKey } from './client-ip.ts';
import { isTest, partnerLimitKey, partnerOf } from './partner-of.ts';
import { setLimitHeaders, type Standing } from './limit-headers.ts';

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
/** What all people of a brand together change: no day of anybody's work comes near it. */
export const perBrand = { points: 500, duration: 24 * 3_600 };
/** Each test makes the server call another one, or mails whomever is named. */
export const perTester = { points: 20, duration: 3_600 };

export type LimitOptions = {
  /** `shared`: counted in PostgreSQL, for all instances together. */
  limits?: 'on' | 'shared' | 'off';
};

/** What places in memory are shared out by; null for nobody's in particular, and for everybody while limits are off. */
export const clientKeyBy = (limits: LimitOptions['limits']) => (clientIp: string | null) =>
  limits === 'off' || clientIp === null ? null : ipKey(clientIp);

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
    const partner = partnerLimitKey(c);
    const tell = (standing: Standing) => setLimitHeaders(c, standing);
    if (partner && !isCounted) await take(partners, partner, { tell });
    else if (clientIp && !isCounted) await take(clientIps, digestIp(clientIp), { tell });
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
  /**
   * Counted for mailbox and client IP together: nobody uses up the limit of a person whose e-mail they type. Returns what takes the
   * count back.
   */
  const bySender = async (c: Context, email: string) => {
    if (limits === 'off') return async () => {};
    const tell = (standing: Standing) => setLimitHeaders(c, standing);
    const sender = `${digestIp(clientIpOf(c))}:${digestMailbox(secret, email)}`;
    const key = isTest(c) ? `test-${sender}` : sender;
    await take(senders, key, { tell });
    return async () => void (await senders.reward(key));
  };
  /** The mails about what a client IP sends have an allowance; a partner's program sends for many. */
  const mailsBy = (c: Context) => {
    const clientIp = partnerOf(c) ? null : clientIpOf(c);
    return limits === 'off' ? null : { clientIp: clientIp && digestIp(clientIp) };
  };
  // A day is longer than a process runs, so it is counted in PostgreSQL in any case.
  const brands = createShared(db)('brand-change', perBrand);
  const byBrand = async (id: number) => {
    if (limits === 'off') return;
    await take(brands, String(id), { message: 'tooManyChangesToday' });
  };
  return {
    byClientIp,
    byStranger,
    byViewer,
    bySender,
    byBrand,
    mailsBy,
    clientKey: clientKeyBy(limits),
  };
}
export type Limits = ReturnType<typeof createLimits>;

/** How often one colleague has the server try out something by hand, all processes together. */
export function createTestLimit({ db }: Pick<CoreContext, 'db'>) {
  const testers = createShared(db)('try-out', perTester);
  return (userId: string) => take(testers, userId, { message: 'tooManyTests' });
}

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

type TakeOptions = { message?: PlainMessageCode; tell?: (standing: Standing) => void };

async function take(
  limiter: RateLimiterAbstract,
  key: string,
  { message, tell = () => {} }: TakeOptions = {},
): Promise<void> {
  const standingOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Standing => ({
    name: limiter.keyPrefix,
    quota: limiter.points,
    windowSeconds: limiter.duration,
    left: remainingPoints,
    resetSeconds: msBeforeNext / 1000,
  });
  try {
    tell(standingOf(await limiter.consume(key)));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    tell(standingOf(refusal));
    report('refused', { limit: limiter.keyPrefix });
    throw new TooMany(Math.ceil(refusal.msBeforeNext / 1000), message);
  }
}

export class TooMany extends CoreError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number, message: PlainMessageCode | Message = 'tooManyRequests') {
    super('too_many', message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts everything that is sent to us, by whatever path; the back office and counted views have limits of their own. */
export function limitPosts({ byClientIp }: Limits) {
  return createMiddleware(async (c, next) => {
    const hasOwnLimit = c.req.path.startsWith(`${officeApiUrl}/`) || c.req.path === viewsUrl;
    const isLimited = !readMethods.has(c.req.method) && !hasOwnLimit;
    if (!isLimited) return next();
    try {
      return await byClientIp(c, next);
    } catch (error) {
      // Without JavaScript the browser shows the answer as it stands.
      const isPage = c.req.header('Accept')?.includes('text/html');
      if (!(error instanceof TooMany) || !isPage) throw error;
      c.header('Retry-After', String(error.retryAfterSeconds));
      return c.text(error.message, 429, { 'Cache-Control': 'no-store' });
    }
  });
}
