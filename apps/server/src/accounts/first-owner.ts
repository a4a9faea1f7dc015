import { officeUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { deleteSecret, findOrMakeSecret } from '@naya/db/secrets/secrets';
import { hasUsers } from '@naya/db/accounts/office';
import type { Env } from '../env.ts';
import { createFirstOwner, firstOwnerSecret } from './create-first-owner.ts';

/** Creates the first owner from ADMIN_EMAIL, or else a link that works once. Returns the text for the terminal. */
export async function ensureFirstOwner(core: CoreContext, env: Env, url: string) {
  const { db } = core;
  if (await hasUsers(db)) {
    await deleteSecret(db, firstOwnerSecret);
    return `${url}${officeUrl()}`;
  }
  if (env.adminEmail && env.adminPassword) {
    const { adminEmail: email, adminPassword: password } = env;
    const name = email.split('@')[0] ?? 'Owner';
    // Two processes that start together make one account: the later one finds it and makes none.
    await createFirstOwner(core, { name, email, password });
    return `${url}${officeUrl()}  (sign in as ${env.adminEmail})`;
  }
  const token = await findOrMakeSecret(db, firstOwnerSecret);
  return `${url}${officeUrl(`/first-owner?token=${token}`)}  (opens once, to make the first account)`;
}
