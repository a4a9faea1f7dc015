import type { OfficeRole } from '@naya/contract/accounts/roles';
import type { Auth } from './auth.ts';

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
