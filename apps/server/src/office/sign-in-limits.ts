import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { TooMany } from '../http/limits.ts';

const minute = 60;

/** Wrong passwords: a few by one sender for one account, more for one account, more by one sender. */
const rules = {
  pair: { points: 5, duration: 15 * minute },
  account: { points: 20, duration: 60 * minute },
  address: { points: 60, duration: 60 * minute },
};
type Rule = keyof typeof rules;

/** Counted in the database, for all instances together. */
export function createSignInLimits(pool: Pool) {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: `sign-in-${name}`,
        ...rule,
      }),
    ]),
  ) as Record<Rule, RateLimiterPostgres>;
  const keysOf = (account: string, address: string): [Rule, string][] => [
    ['pair', digest(`${account} ${address}`)],
    ['account', digest(account)],
    ['address', digest(address)],
  ];

  return {
    /** Counted before the password is looked at: many tries at once are still many tries. */
    async take(account: string, address: string): Promise<void> {
      for (const [rule, key] of keysOf(account, address)) {
        const { consumedPoints, msBeforeNext } = await limiters[rule].penalty(key);
        if (consumedPoints > rules[rule].points) throw new TooMany(Math.ceil(msBeforeNext / 1000));
      }
    },
    async giveBack(account: string, address: string): Promise<void> {
      for (const [rule, key] of keysOf(account, address)) {
        if (rule === 'pair') await limiters.pair.delete(key);
        else await limiters[rule].reward(key);
      }
    },
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
