import { signInCodeLength, signInMinutes } from '@naya/contract/brands/forms';
import { provider } from '@naya/contract/site-info/provider';
import { brandApiUrl, brandBaseUrl, brandLinkUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { queueMails } from '@naya/core/submissions/submission';
import { deleteSignInsOf, findPerson } from '@naya/db/brands/people';
import {
  people,
  personCredentials,
  personSessions,
  personVerifications,
} from '@naya/db/brands/people-table';
import { findOrMakeSecret } from '@naya/db/secrets/secrets';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { magicLink } from 'better-auth/plugins/magic-link';

export type BrandAuth = ReturnType<typeof createBrandAuth>;

const month = 30 * 24 * 3_600;
const expiresIn = signInMinutes * 60;

/**
 * Accounts of brands' people, apart from the operators': own tables, secret, cookie and path. Nobody has a password.
 * Only our own routes call it: none of the library's are reachable by themselves.
 */
function createBrandAuth(core: CoreContext, secret: string) {
  return betterAuth({
    appName: provider.siteName,
    baseURL: core.publicUrl,
    basePath: brandApiUrl,
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(core.db, {
      provider: 'pg',
      schema: {
        user: people,
        session: personSessions,
        account: personCredentials,
        verification: personVerifications,
      },
    }),
    user: {
      additionalFields: {
        blocked: { type: 'boolean', input: false, required: true, defaultValue: false },
      },
    },
    session: { expiresIn: month, updateAge: 24 * 3_600 },
    databaseHooks: {
      session: {
        create: {
          // A blocked person gets no new session, and one that is used ends the other link or code.
          async before({ userId }) {
            const person = await findPerson(core.db, userId);
            if (!person || person.blocked) return false;
            await deleteSignInsOf(core.db, person.email);
            return true;
          },
        },
      },
    },
    advanced: {
      cookiePrefix: 'brand',
      useSecureCookies: core.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: brandBaseUrl },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      emailOTP({
        otpLength: signInCodeLength,
        expiresIn,
        allowedAttempts: 3,
        storeOTP: 'hashed',
        disableSignUp: true,
        // The code goes with the link, in one mail.
        sendVerificationOTP: async () => {},
      }),
      magicLink({
        expiresIn,
        storeToken: 'hashed',
        disableSignUp: true,
        async sendMagicLink({ email, token, metadata }) {
          const take: unknown = metadata?.['takeToken'];
          // Only for the terminal of a developer: callers from outside send no functions.
          if (typeof take === 'function') return void take(token);
          await core.db.transaction((tx) => {
            const details = { url: core.publicUrl + brandLinkUrl(token), code: metadata?.['code'] };
            return queueMails(core, tx, [{ kind: 'brand-sign-in', to: email, details }]);
          });
        },
      }),
    ],
  });
}

export async function openBrandAuth(core: CoreContext): Promise<BrandAuth> {
  return createBrandAuth(core, await findOrMakeSecret(core.db, 'brand-sessions'));
}
