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
  personTwoFactors,
  personVerifications,
} from '@naya/db/brands/people-table';
import { findOrMakeSecret } from '@naya/db/secrets/secrets';
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { magicLink } from 'better-auth/plugins/magic-link';
import { twoFactor } from 'better-auth/plugins/two-factor';

export type BrandAuth = ReturnType<typeof createBrandAuth>;

/** The link's token; the code is missing if nobody asked for one. */
type SignIn = { email: string; token: string; code: unknown };
type DeliverSignIn = (core: CoreContext, signIn: SignIn) => Promise<void>;

const month = 30 * 24 * 3_600;
const expiresIn = signInMinutes * 60;

/**
 * Accounts of brands' people, apart from the operators': own tables, secret, cookie and path. Nobody has a password.
 * Only our own routes call it: none of the library's are reachable by themselves.
 */
function createBrandAuth(core: CoreContext, secret: string, deliver: DeliverSignIn) {
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
        twoFactor: personTwoFactors,
      },
    }),
    user: {
      additionalFields: {
        blocked: { type: 'boolean', input: false, required: true, defaultValue: false },
      },
    },
    session: {
      expiresIn: month,
      updateAge: 24 * 3_600,
      additionalFields: {
        secondFactor: { type: 'boolean', input: false, required: false, defaultValue: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // A blocked person gets no new session. A link that is used ends the code of its mail, a code the link.
          async before(session, ctx) {
            const person = await findPerson(core.db, session.userId);
            if (!person || person.blocked) return false;
            await deleteSignInsOf(core.db, person.email);
            // Confirming a new second factor shows its code; every other session begins without.
            const secondFactor = ctx?.path === '/two-factor/verify-totp';
            return { data: { ...session, secondFactor } };
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
      // The plugin asks for a code only after a password: `requirePerson` holds back sessions of mailed links and codes.
      twoFactor({ issuer: provider.siteName, allowPasswordless: true }),
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
        sendMagicLink: ({ email, token, metadata }) =>
          deliver(core, { email, token, code: metadata?.['code'] }),
      }),
    ],
  });
}

async function mailSignIn(core: CoreContext, { email, token, code }: SignIn): Promise<void> {
  const details = { url: core.publicUrl + brandLinkUrl(token), code };
  await core.db.transaction((tx) =>
    queueMails(core, tx, [{ kind: 'brand-sign-in', to: email, details }]),
  );
}

export async function openBrandAuth(
  core: CoreContext,
  deliver: DeliverSignIn = mailSignIn,
): Promise<BrandAuth> {
  return createBrandAuth(core, await findOrMakeSecret(core.db, 'brand-sessions'), deliver);
}
