import { officeUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/queries/secrets';
import { hasUsers } from '@naya/db/queries/office/users';
import type { Env } from '../env.ts';
import { createAccount } from './accounts.ts';
import { openAuth } from './open-office.ts';

export const firstOwnerSecret = 'first-owner';

/** The first owner comes from the environment, or from a link that works once. Tells how to sign in. */
export async function welcomeFirstOwner(core: CoreContext, env: Env, url: string) {
  const { db } = core;
  if (await hasUsers(db)) return `${url}${officeUrl()}`;
  if (env.adminEmail && env.adminPassword) {
    const { adminEmail: email, adminPassword: password } = env;
    const name = email.split('@')[0] ?? 'Owner';
    const auth = await openAuth(core);
    await createAccount(auth, { name, email, password, role: 'owner' }).catch(async (error) => {
      // Of two processes that start together one is quicker.
      if (!(await hasUsers(db))) throw error;
    });
    return `${url}${officeUrl()}  (sign in as ${env.adminEmail})`;
  }
  const token = await findOrMakeSecret(db, firstOwnerSecret);
  return `${url}${officeUrl(`/first-owner?token=${token}`)}  (opens once, to make the first account)`;
}
