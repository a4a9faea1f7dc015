import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/queries/secrets';
import { createAuth } from './auth.ts';
import type { OfficeDeps } from './route.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** What the back office's API works with; the server makes it once. */
export async function openOffice(
  core: CoreContext,
  { trustProxy }: { trustProxy: boolean },
): Promise<OfficeDeps> {
  return {
    core,
    auth: createAuth(core, await findOrMakeSecret(core.db, 'office-sessions')),
    limits: createSignInLimits(core.db.$client),
    preview: { render: null },
    trustProxy,
  };
}
