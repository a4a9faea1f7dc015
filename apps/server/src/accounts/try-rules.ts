import type { TryRule } from '@naya/db/accounts/sign-in-tries';
import { ipKey } from '../http/ip-key.ts';

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
 * Mails for a new password that one account is sent in a day: 32.
 */
export const tryRules = {
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

/** A stranger who uses up a person's mails has that person sent the very link they would ask for. */
export function mailTries(email: string, { clientIp, deviceId }: SignInSource): Try[] {
  const mail: Try = { rule: 'mail', subject: email };
  return deviceId ? [mail] : [mail, { rule: 'network', subject: ipKey(clientIp ?? 'unknown') }];
}

/** Codes and passwords are counted apart: the right one of the first does not allow more of the second. */
export const sessionTries = (sessionId: string, guessed: 'password' | 'code'): Try[] => [
  { rule: 'session', subject: `${guessed} ${sessionId}` },
];
