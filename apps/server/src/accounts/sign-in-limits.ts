import type { Context } from '@naya/core/context';
import { digestCounted } from '@naya/core/privacy/digest-counted';
import {
  clearTries,
  deleteExpiredTries,
  refundTry,
  consumeTry,
} from '@naya/db/accounts/sign-in-tries';
import type { TooMany } from '../http/rate-limits.ts';
import { TooManyTries } from './too-many-tries.ts';
import { tryRules, type Try } from './try-rules.ts';

/** Counted in the database, for all instances together. */
export function createSignInLimits(
  { db, secret }: Pick<Context, 'db' | 'secret'>,
  refuse = (wait: number): TooMany => new TooManyTries(wait),
) {
  // The table holds no e-mail and no client IP, only what tells them apart.
  const keyOf = ({ rule, subject }: Try) => digestCounted(secret, `${rule} ${subject}`);
  return {
    /**
     * Counted before the password is looked at: many tries at once are still many tries.
     * A try that one rule refuses is counted by none. The rules are asked in the order given,
     * which has to be the same everywhere, so that two requests never wait for each other's rows.
     */
    async take(tries: Try[]): Promise<void> {
      await deleteExpiredTries(db);
      await db.transaction(async (tx) => {
        for (const each of tries) {
          const wait = await consumeTry(tx, keyOf(each), tryRules[each.rule]);
          if (wait !== null) throw refuse(wait);
        }
      });
    },

    /** After the right password: clears the counts of this person alone, and takes this one try off shared counts. */
    async giveBack(tries: Try[]): Promise<void> {
      for (const each of tries) {
        if (tryRules[each.rule].shared) await refundTry(db, keyOf(each));
        else await clearTries(db, [keyOf(each)]);
      }
    },

    async clear(tries: Try[]): Promise<void> {
      await clearTries(db, tries.map(keyOf));
    },
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;
