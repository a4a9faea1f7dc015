import type { OfficeRole } from '@naya/contract/accounts/roles';
import { officeUrl } from '@naya/contract/office/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { hasUsers, lockOwners } from '@naya/db/users';
import { deleteSecret, hasSecret, findOrMakeSecret } from '@naya/db/secrets';
import type { Env } from '../env.ts';
import { type Auth, openAuth } from '../office/auth.ts';

export type NewAccount = { name: string; email: string; role: OfficeRole; password?: string };

/** Without a password the person sets one by the link in their mail. */
export async function createAccount(auth: Auth, account: NewAccount): Promise<string> {
  const { internalAdapter, password } = await auth.$context;
  const { name, email, role } = account;
  const user = await internalAdapter.createUser(
    {
      name,
      email,
      role,
      active: true,
      emailVerified: true,
    },
    { method: 'admin' },
  );
  if (account.password) {
    await addPassword(auth, user.id, await password.hash(account.password));
  }
  return user.id;
}

/** Lets somebody without a password sign in by the one of which this is the hash. */
export async function addPassword(auth: Auth, userId: string, hash: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.linkAccount({
    userId,
    accountId: userId,
    providerId: 'credential',
    password: hash,
  });
}

export const firstOwnerSecret = 'first-owner';

type FirstOwner = Omit<NewAccount, 'role'> & { password: string };

/**
 * Makes the owner of an office without accounts, and deletes the secret of the link.
 * False when there is an account, or when `token` is given and is not the link's.
 * The lock lets one caller in at a time, so that the link and ADMIN_EMAIL together make one account.
 */
export async function createFirstOwner(
  core: CoreContext,
  owner: FirstOwner,
  token?: string,
): Promise<boolean> {
  return core.db.transaction(async (tx) => {
    await lockOwners(tx);
    const refused = await hasUsers(tx);
    if (!refused) {
      if (token !== undefined && !(await hasSecret(tx, firstOwnerSecret, token))) return false;
      const auth = await openAuth({ ...core, db: tx });
      await createAccount(auth, { ...owner, role: 'owner' });
    }
    await deleteSecret(tx, firstOwnerSecret);
    return !refused;
  });
}

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
