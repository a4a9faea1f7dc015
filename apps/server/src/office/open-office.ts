import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/queries/secrets';
import { createDevices } from './devices.ts';
import { openAuth } from './open-auth.ts';
import type { OfficeDeps } from './route.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** What the back office's API works with; the server makes it once. */
export async function openOffice(
  core: CoreContext,
  { uploadDir }: { uploadDir: string },
): Promise<OfficeDeps> {
  return {
    core,
    auth: await openAuth(core),
    limits: createSignInLimits(core.db),
    devices: createDevices(await findOrMakeSecret(core.db, 'office-devices'), core.publicUrl),
    preview: { render: null },
    uploadDir,
  };
}
