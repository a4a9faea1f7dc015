import { emailOTP } from 'better-auth/plugins/email-otp';
import { magicLink } from 'better-auth/plugins/magic-link';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { signInCodeLength, signInMinutes } from '@naya/contract/people/forms';
import { provider } from '@naya/contract/site-info/provider';
import type { Context as CoreContext } from '@naya/core/context';
import { deleteSignInsOf, findPerson } from '@naya/db/people';
import { peopleTables } from '@naya/db/tables/people';
import { findOrMakeSecret } from '@naya/db/secrets';
import { TooMany } from '../http/rate-limits.ts';
import { type Accounts, createAuth } from '../sign-in/create-auth.ts';
import { createDevices } from '../sign-in/devices.ts';
import { createSignInLimits } from '../sign-in/tries.ts';

export type PeopleAuth = Awaited<ReturnType<typeof openPeopleAuth>>;

/** The link's token; the code is missing if nobody asked for one. */
type SignIn = { email: string; token: string; code: string };
export type DeliverSignIn = (core: CoreContext, signIn: SignIn) => Promise<void>;

const monthSeconds = 30 * 24 * 3_600;
const expiresIn = signInMinutes * 60;

/** Accounts of people outside of the office, apart from the operators'. Nobody has a password. */
export function openPeopleAuth(core: CoreContext, deliver: DeliverSignIn) {
  const { db } = core;
  const accounts: Accounts = {
    // Named when brands alone signed in.
    secret: 'brand-sessions',
    tables: peopleTables,
    cookie: { prefix: 'person', path: '/' },
    // A link that is used ends the code of its mail, a code the link.
    async openSession(session, ctx) {
      const person = await findPerson(db, session.userId);
      if (!person || person.blocked) return false;
      await deleteSignInsOf(db, person.email);
      // Confirming a new second factor shows its code; every other session begins without.
      const secondFactor = ctx?.path === '/two-factor/verify-totp';
      return { data: { ...session, secondFactor } };
    },
  };
  return createAuth(core, accounts, {
    user: {
      additionalFields: {
        blocked: { type: 'boolean', input: false, required: true, defaultValue: false },
      },
    },
    session: {
      expiresIn: monthSeconds,
      additionalFields: {
        secondFactor: { type: 'boolean', input: false, required: false, defaultValue: false },
      },
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

/** Makes the dependencies of the calls of people outside of the office; the server calls it once. */
export async function openPeople(core: CoreContext, deliver: DeliverSignIn) {
  return {
    core,
    auth: await openPeopleAuth(core, deliver),
    limits: createSignInLimits(core, (wait) => new TooMany(wait)),
    devices: createDevices(await findOrMakeSecret(core.db, 'brand-devices'), core.publicUrl, {
      name: 'brand.device',
      path: '/',
    }),
  };
}
