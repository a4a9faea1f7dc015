import { officeUrl } from '@naya/contract/urls';
import type { PooledDb } from '@naya/db/client';
import { findOrMakeSecret } from '@naya/db/queries/secrets';
import { hasUsers } from '@naya/db/queries/office/users';
import type { Env } from '../env.ts';
import { createAccount } from './accounts.ts';
import type { Auth } from './auth.ts';

export const firstOwnerSecret = 'first-owner';

/** The first owner comes from the environment, or from a link that works once. Tells how to sign in. */
export async function welcomeFirstOwner(db: PooledDb, auth: Auth, env: Env, url: string) {
  if (await hasUsers(db)) return `${url}${officeUrl()}`;
  if (env.adminEmail && env.adminPassword) {
    const { adminEmail: email, adminPassword: password } = env;
    const name = email.split('@')[0] ?? 'Owner';
    await createAccount(auth, { name, email, password, role: 'owner' }).catch(async (error) => {
      // Of two processes that start together one is quicker.
      if (!(await hasUsers(db))) throw error;
    });
    return `${url}${officeUrl()}  (sign in as ${env.adminEmail})`;
  }
  const token = await findOrMakeSecret(db, firstOwnerSecret);
  return `${url}${officeUrl(`/first-owner?token=${token}`)}  (opens once, to make the first account)`;
}
