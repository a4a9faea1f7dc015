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
    await internalAdapter.linkAccount({
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password: await password.hash(account.password),
    });
  }
  return user.id;
}
