import { findOrMakeSecret } from '@naya/db/secrets/secrets';
import { createAuth, type Auth, type AuthContext } from './auth.ts';

export async function openAuth(core: AuthContext): Promise<Auth> {
  return createAuth(core, await findOrMakeSecret(core.db, 'office-sessions'));
}
