import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/secrets/secrets';
import { backupFolder } from '../backup/backup-folder.ts';
import { createDevices } from '../accounts/devices.ts';
import { openAuth } from '../accounts/open-auth.ts';
import type { OfficeDeps } from './route.ts';
import { createSignInLimits } from '../accounts/sign-in-limits.ts';

/** Makes the dependencies of the back office's API; the server calls it once. */
export async function openOffice(
  core: CoreContext,
  {
    uploadDir,
    dataDir,
    background = core,
  }: { uploadDir: string; dataDir: string; background?: CoreContext },
): Promise<OfficeDeps> {
  return {
    core,
    background,
    auth: await openAuth(core),
    limits: createSignInLimits(core),
    devices: createDevices(await findOrMakeSecret(core.db, 'office-devices'), core.publicUrl),
    preview: { render: null },
    uploadDir,
    backupDir: backupFolder(dataDir),
  };
}
