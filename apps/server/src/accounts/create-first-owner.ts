import type { Context as CoreContext } from '@naya/core/context';
import { hasUsers, lockOwners } from '@naya/db/accounts/office';
import { deleteSecret, hasSecret } from '@naya/db/secrets/secrets';
import { createAccount, type NewAccount } from './accounts.ts';
import { openAuth } from './open-auth.ts';

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
