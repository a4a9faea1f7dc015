import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { provider } from '@naya/contract/site-info/provider';
import type { Db } from '@naya/db/client';
import { findOrMakeSecret } from '@naya/db/secrets';

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;

export type Accounts = {
  /** The secret's name. It signs the cookies and encrypts the second factors, so another name would end all of them. */
  secret: string;
  tables: Record<'user' | 'session' | 'account' | 'verification' | 'twoFactor', object>;
  cookie: { prefix: string; path: string };
  /** False for whoever gets no session, whichever way they sign in. */
  openSession: NonNullable<NonNullable<NonNullable<Hooks['session']>['create']>['before']>;
};

/**
 * Accounts and sessions of the office, or of people outside of it: each with tables, secret and cookie of its own. Only our own
 * routes call it: none of the library's are reachable by themselves.
 */
export async function createAuth<const Own extends BetterAuthOptions>(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { secret, tables, cookie, openSession }: Accounts,
  own: Own,
) {
  return betterAuth({
    ...own,
    appName: provider.siteName,
    baseURL: publicUrl,
    secret: await findOrMakeSecret(db, secret),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, { provider: 'pg', schema: tables }),
    databaseHooks: { session: { create: { before: openSession } } },
    advanced: {
      cookiePrefix: cookie.prefix,
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: cookie.path },
      ipAddress: { disableIpTracking: true },
    },
  });
}
