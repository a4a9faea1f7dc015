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
    async requireFree(account: string, address: string): Promise<void> {
      for (const [rule, key] of keysOf(account, address)) {
        const spent = await limiters[rule].get(key);
        if (spent && spent.consumedPoints >= rules[rule].points) {
          throw new TooMany(Math.ceil(spent.msBeforeNext / 1000));
        }
      }
    },
    async noteFailure(account: string, address: string): Promise<void> {
      for (const [rule, key] of keysOf(account, address)) await limiters[rule].penalty(key);
    },
    async noteSuccess(account: string, address: string): Promise<void> {
      const [pair] = keysOf(account, address);
      if (pair) await limiters.pair.delete(pair[1]);
    },
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
