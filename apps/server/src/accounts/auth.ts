import { officeApiUrl, officeUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { queueMails } from '@naya/core/submissions/submission';
import type { Db } from '@naya/db/client';
import { findInvitedRole, findUser } from '@naya/db/accounts/office';
import { credentials, sessions, twoFactors, users, verifications } from '@naya/db/accounts/table';
import { provider } from '@naya/contract/site-info/provider';
import { minPasswordCharacters } from '@naya/contract/accounts/forms';
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { endResets } from './reset-links.ts';
import { reserveTotpCode } from './totp-reuse.ts';

export type Auth = ReturnType<typeof createAuth>;
/** Its database may be a transaction. */
export type AuthContext = Pick<CoreContext, 'publicUrl' | 'enqueue'> & { db: Db };

const week = 7 * 24 * 3_600;

/**
 * Codes are asked for after the right password alone. Five wrong ones end that sign-in, ten in a row lock
 * the second factor for an hour: at most 240 guesses a day, each right with three in a million.
 */
export const codeLock = { maxFailedAttempts: 10, durationSeconds: 3_600 };

/** Accounts and sessions. Only our own routes call it: none of the library's are reachable by themselves. */
export function createAuth(core: AuthContext, secret: string) {
  return betterAuth({
    appName: provider.siteName,
    baseURL: core.publicUrl,
    basePath: officeApiUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(core.db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: true },
        active: { type: 'boolean', input: false, required: true, defaultValue: true },
      },
    },
    session: { expiresIn: week, updateAge: 24 * 3_600 },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minPasswordCharacters,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 24 * 3_600,
      sendResetPassword: ({ user, token }) => mailResetLink(core, user, token),
      onPasswordReset: ({ user }) => endResets(core.db, user.id),
    },
    databaseHooks: {
      session: {
        create: {
          // A deactivated user gets no new session, whichever way they sign in.
          before: async ({ userId }, ctx) =>
            (await findUser(core.db, userId))?.active === true &&
            (await reserveTotpCode(ctx, userId)),
        },
      },
    },
    advanced: {
      cookiePrefix: 'office',
      useSecureCookies: core.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: officeApiUrl },
      ipAddress: { disableIpTracking: true },
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
