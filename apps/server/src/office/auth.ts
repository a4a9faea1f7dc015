import { twoFactor } from 'better-auth/plugins/two-factor';
import { minPasswordCharacters } from '@naya/contract/accounts/forms';
import { provider } from '@naya/contract/site-info/provider';
import { officeApiUrl, officeUrl } from '@naya/contract/office/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { queueMails } from '@naya/core/jobs';
import {
  findInvitedRole,
  findUser,
  claimResetLink,
  deleteResetLinksOf,
  unlockSecondFactor,
} from '@naya/db/users';
import { officeTables } from '@naya/db/tables/accounts';
import type { Db } from '@naya/db/client';
import { type Accounts, createAuth } from '../sign-in/create-auth.ts';
import { reserveTotpCode } from '../sign-in/totp.ts';

export type Auth = Awaited<ReturnType<typeof openAuth>>;
/** Its database may be a transaction. */
export type AuthContext = Pick<CoreContext, 'publicUrl' | 'enqueue'> & { db: Db };

const weekSeconds = 7 * 24 * 3_600;

/**
 * Codes are asked for after the right password alone. Five wrong ones end that sign-in, ten in a row lock
 * the second factor for an hour: at most 240 guesses a day, each right with three in a million.
 */
export const codeLock = { maxFailedAttempts: 10, durationSeconds: 3_600 };

/** Accounts of the operators: by password. */
export function openAuth(core: AuthContext) {
  const { db } = core;
  const accounts: Accounts = {
    secret: 'office-sessions',
    tables: officeTables,
    cookie: { prefix: 'office', path: officeApiUrl },
    openSession: async ({ userId }, ctx) =>
      (await findUser(db, userId))?.active === true && (await reserveTotpCode(ctx, userId)),
  };
  return createAuth(core, accounts, {
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: true },
        active: { type: 'boolean', input: false, required: true, defaultValue: true },
      },
    },
    session: { expiresIn: weekSeconds },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minPasswordCharacters,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 24 * 3_600,
      sendResetPassword: ({ user, token }) => mailResetLink(core, user, token),
      onPasswordReset: ({ user }) => endResets(db, user.id),
    },
    plugins: [twoFactor({ issuer: provider.siteName, accountLockout: codeLock })],
  });
}

async function mailResetLink(
  core: AuthContext,
  user: { id: string; name: string; email: string },
  token: string,
): Promise<void> {
  const url = core.publicUrl + officeUrl(`/new-password?token=${encodeURIComponent(token)}`);
  // A colleague without a password gets the invitation.
  const role = await findInvitedRole(core.db, user.id);
  const details = { url, name: user.name, ...(role && { role }) };
  await core.db.transaction((tx) =>
    queueMails(core, tx, [{ kind: 'password-reset', to: user.email, details }]),
  );
}

/** Returns the e-mail whose password only this link now sets; null when it, or another, was used, or it is too old. */
export async function claimResetEmail(auth: Auth, db: Db, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link || !(await claimResetLink(db, link))) return null;
  return (await findUser(db, link.value))?.email ?? null;
}

/** The person's other links end with the first use, and so does a lock that somebody with the old password caused. */
async function endResets(db: Db, userId: string): Promise<void> {
  await deleteResetLinksOf(db, userId);
  await unlockSecondFactor(db, userId);
}
