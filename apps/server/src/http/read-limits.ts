import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { partnerLimitFactor } from '@naya/contract/partners/key-header';
import { CoreError } from '@naya/core/errors';
import { report } from '../log/measured.ts';
import { ipKey, clientIpOf, inProcessEnv } from './client-ip.ts';
import { partnerLimitKey } from './partner-of.ts';
import { TooMany } from './rate-limits.ts';
import { type Standing, setLimitHeaders } from './limit-headers.ts';

/** Limits public reads that no cache has: each client IP has a budget, and all of them share one queue. */
export type ReadLimits = { budget: ReadBudget; queue: ReadQueue | null };

/** A refusal comes late, so that a program which repeats at once does not keep the process busy with refusals. */
const refusalDelayMs = 1_000;

/**
 * Milliseconds of work that the reads of one client IP may cause: at once, and in each second after that. An ordinary
 * listing takes 25, so many people behind one IP are far from it; whatever the page cache answers costs nothing.
 */
const burstMs = 6_000;
const refillMsPerSecond = 500;
/** A running read counts this much: its cost is known only afterwards. */
const reservedMs = 150;
const maxAccounts = 10_000;

/** Answering takes this beside the queries, which are measured. */
export const readCost = { page: 20, call: 2, card: 50 };

type Account = { spentMs: number; at: number; running: number };

const meters = new AsyncLocalStorage<{ ms: number }>();

/** Adds to the cost of the read in whose asynchronous context it is called. */
export function addQueryTime(ms: number): void {
  const meter = meters.getStore();
  if (meter) meter.ms += ms;
}

/** Counts the work that public reads cause, for each client IP; each process counts for itself. */
export class ReadBudget {
  readonly #accounts = new Map<string, Account>();

  /** Does the work and counts it, or throws TooMany. A `factor` of ten allows ten times as much. */
  async spend<Result>(
    clientIp: string | null,
    ownMs: number,
    work: () => Promise<Result>,
    factor = 1,
  ): Promise<Result> {
    if (clientIp === null) return work();
    const account = this.#accountOf(ipKey(clientIp));
    const reserved = ((account.running + 1) * reservedMs) / factor;
    const excessMs = account.spentMs + reserved - burstMs;
    if (excessMs > 0) {
      report('refused', { limit: 'reads' });
      await wait(refusalDelayMs);
      throw new TooMany(Math.ceil(excessMs / refillMsPerSecond));
    }
    const meter = { ms: ownMs };
    account.running += 1;
    try {
      return await meters.run(meter, work);
    } finally {
      account.running -= 1;
      account.spentMs += meter.ms / factor;
    }
  }

  /** What is left, in milliseconds of work. */
  standing(clientIp: string, factor = 1): Standing {
    const { spentMs } = this.#accountOf(ipKey(clientIp));
    return {
      name: 'reads',
      quota: burstMs * factor,
      windowSeconds: burstMs / refillMsPerSecond,
      left: (burstMs - spentMs) * factor,
      resetSeconds: spentMs / refillMsPerSecond,
      unit: 'milliseconds',
    };
  }

  #accountOf(key: string): Account {
    const now = performance.now();
    if (this.#accounts.size >= maxAccounts) this.#forgetSettled(now);
    const account = this.#accounts.get(key) ?? { spentMs: 0, at: now, running: 0 };
    refill(account, now);
    this.#accounts.set(key, account);
    return account;
  }

  #forgetSettled(now: number): void {
    for (const [key, account] of this.#accounts) {
      refill(account, now);
      if (account.spentMs === 0 && account.running === 0) this.#accounts.delete(key);
    }
  }
}

function refill(account: Account, now: number): void {
  const refilled = ((now - account.at) / 1_000) * refillMsPerSecond;
  account.spentMs = Math.max(0, account.spentMs - refilled);
  account.at = now;
}

type ReadQueueOptions = {
  /** How many reads are made at once. */
  places: number;
  /** How many wait for a place, and for how long. */
  maxWaiting: number;
  maxWaitMs: number;
  /** Once the oldest waiting read has waited this long, `#leave` pauses between reads, so that other requests get time. */
  restAfterMs: number;
};

export const maxReads = 4;
const usual: ReadQueueOptions = {
  places: maxReads,
  maxWaiting: 100,
  maxWaitMs: 8_000,
  restAfterMs: 500,
};
const longestRestMs = 500;

type Waiting = { since: number; enter: () => void };

/** Thrown if `maxWaiting` reads wait already, or if no place came free within `maxWaitMs`. */
export class Busy extends CoreError {
  constructor() {
    super('unavailable', 'readsBusy');
    report('refused', { limit: 'read-queue' });
  }
}

/** Queue of public reads that no cache has: a few run at once, for all client IPs together; the others wait. */
export class ReadQueue {
  readonly #options: ReadQueueOptions;
  readonly #queue = new Set<Waiting>();
  #free: number;

  constructor(options: Partial<ReadQueueOptions> = {}) {
    this.#options = { ...usual, ...options };
    this.#free = this.#options.places;
  }

  /** Does the work as soon as there is a place for it, or throws Busy. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#waitForPlace();
    const before = performance.eventLoopUtilization();
    try {
      return await work();
    } finally {
      this.#leave(performance.eventLoopUtilization(before).active);
    }
  }

  async #waitForPlace(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#options;
    if (this.#queue.size >= maxWaiting) {
      await wait(refusalDelayMs);
      throw new Busy();
    }
    const entered = Promise.withResolvers<void>();
    const waiting = { since: performance.now(), enter: entered.resolve };
    this.#queue.add(waiting);
    const patience = setTimeout(() => {
      this.#queue.delete(waiting);
      entered.reject(new Busy());
    }, maxWaitMs);
    await entered.promise.finally(() => clearTimeout(patience));
  }

  /** Under overload a place stays free for a while before the next read gets it: the longer, the busier the event loop was. */
  #leave(busyMs: number): void {
    const { places, restAfterMs } = this.#options;
    const [next] = this.#queue;
    const isOverloaded = next && performance.now() - next.since > restAfterMs;
    if (!isOverloaded) return this.#passOn();
    setTimeout(() => this.#passOn(), Math.min(busyMs * places, longestRestMs));
  }

  #passOn(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#queue.delete(next);
    next.enter();
  }
}

export type SpendBudget = (ownMs: number, refuse?: Refuse) => MiddlewareHandler;
type Refuse = (refusal: TooMany | Busy) => Response;

const readMethods = new Set(['GET', 'HEAD']);

/** Counts reads that come over HTTP; a page's own reads in process are counted with the page. */
export function spendBudgetOf(limits: ReadLimits | null): SpendBudget {
  return (ownMs, refuse) => async (c, next) => {
    if (!limits || c.env === inProcessEnv || !readMethods.has(c.req.method)) return next();
    const { budget, queue } = limits;
    const partner = partnerLimitKey(c);
    const [key, factor] = partner ? [`partner ${partner}`, partnerLimitFactor] : [clientIpOf(c), 1];
    try {
      const work = () => (queue ? queue.run(next) : next());
      await budget.spend(key, ownMs, work, factor);
      if (key !== null) setLimitHeaders(c, budget.standing(key, factor));
    } catch (refusal) {
      if (key !== null && refusal instanceof TooMany) {
        const resetSeconds = refusal.retryAfterSeconds;
        setLimitHeaders(c, { ...budget.standing(key, factor), left: 0, resetSeconds });
      }
      if (!refuse || !isRefusal(refusal)) throw refusal;
      return refuse(refusal);
    }
  };
}

const isRefusal = (error: unknown) => error instanceof TooMany || error instanceof Busy;
