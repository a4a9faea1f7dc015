import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ipKey } from './ip-key.ts';
import { TooMany } from './rate-limits.ts';
import { refusalDelayMs } from './refusal-delay.ts';

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
