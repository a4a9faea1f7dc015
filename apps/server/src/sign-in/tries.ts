import { say } from '@naya/contract/messages/catalogue';
import type { Context } from 'hono';
import type { Context as CoreContext } from '@naya/core/context';
import type { CoreError } from '@naya/core/errors';
import { digestCounted } from '@naya/core/submissions/mailbox';
import {
  clearTries,
  consumeTry,
  deleteExpiredTries,
  refundTry,
  type TryRule,
} from '@naya/db/sign-in';
import { clientIpOf, ipKey } from '../http/client-ip.ts';
import { TooMany } from '../http/rate-limits.ts';
import { report } from '../log/measured.ts';
import type { Devices } from './devices.ts';

const minute = 60;
const own = { free: 5, first: 30, longest: 15 * minute, shared: false };

/**
 * Guessing slows down and never locks. `shared` ones count tries of several people.
 *
 * Guesses of one account's password that are looked at in a day, at most:
 * - from one client IP (one /64): 5 at once, 5 while the wait grows from 30 s, then one each 15 minutes: 105;
 * - from any number of them together: 10 at once, 5 while the wait grows from 15 s, then one each 5 minutes: 302;
 * - with the cookie of a device that signed in to that account before: 105 for each such device;
 * - in an open session, of the current password or a code: 105 for each session.
 * From one client IP for all accounts together: 60 at once, then at least one minute apart at the end: 1,505.
 * Mails for a new password, or to sign in to a brand, that one account is sent in a day: 32, and 32 for each such device.
 */
const tryRules = {
  pair: own,
  device: own,
  session: own,
  account: { free: 10, first: 15, longest: 5 * minute, shared: true },
  network: { free: 60, first: 2, longest: minute, shared: true },
  mail: { free: 3, first: minute, longest: 60 * minute, shared: true },
} satisfies Record<string, TryRule & { shared: boolean }>;

export type Try = { rule: keyof typeof tryRules; subject: string };

/** `deviceId` is null unless that account has signed in from this device before. */
export type SignInSource = { clientIp: string | null; deviceId: string | null };

/** Others' failures do not count for a device that is known; it has a count of its own. */
export function signInTries(email: string, { clientIp, deviceId }: SignInSource): Try[] {
  if (deviceId) return [{ rule: 'device', subject: `${email} ${deviceId}` }];
  const network = ipKey(clientIp ?? 'unknown');
  return [
    { rule: 'pair', subject: `${email} ${network}` },
    accountTry(email),
    { rule: 'network', subject: network },
  ];
}

export const accountTry = (email: string): Try => ({ rule: 'account', subject: email });

/**
 * A stranger who uses up a person's mails has that person sent the very link they would ask for; as it is over before the wait
 * is, a device that is known has a count of its own.
 */
export function mailTries(email: string, { clientIp, deviceId }: SignInSource): Try[] {
  if (deviceId) return [{ rule: 'mail', subject: `${email} ${deviceId}` }];
  return [
    { rule: 'mail', subject: email },
    { rule: 'network', subject: ipKey(clientIp ?? 'unknown') },
  ];
}

/** Codes and passwords are counted apart: the right one of the first does not allow more of the second. */
export const sessionTries = (sessionId: string, guessed: 'password' | 'code'): Try[] => [
  { rule: 'session', subject: `${guessed} ${sessionId}` },
];

export async function readSignInSource(
  c: Context,
  { devices }: { devices: Devices },
  email: string,
): Promise<SignInSource> {
  return { clientIp: clientIpOf(c), deviceId: await devices.find(c, email) };
}

/** Counted in the database, for all instances together. */
export function createSignInLimits(
  { db, secret }: Pick<CoreContext, 'db' | 'secret'>,
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
          if (wait === null) continue;
          report('refused', { limit: 'sign-in' });
          throw refuse(wait);
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

    /** Counts, asks, and gives the try back if the answer is a good one; null stands for a refusal too. */
    async guess(
      tries: Try[],
      refusal: CoreError,
      ask: () => Promise<Response | null>,
    ): Promise<Response> {
      await this.take(tries);
      const answer = await ask();
      if (!answer?.ok) throw refusal;
      await this.giveBack(tries);
      return answer;
    },

    async clear(tries: Try[]): Promise<void> {
      await clearTries(db, tries.map(keyOf));
    },
  };
}
export type SignInLimits = ReturnType<typeof createSignInLimits>;

/** Says for how long, and that a new password ends the wait. */
export class TooManyTries extends TooMany {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, say('tooManyTries', { wait: sayWait(retryAfterSeconds) }));
  }
}

function sayWait(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
