import { brandLinkUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { demoOwner, prepareDemoBrands } from '@naya/core/demo/demo-brands';
import { openBrandAuth } from '../brands/auth.ts';

/** In development only: a link that signs in as the owner of three demo brands. No mail goes out. */
export async function makeDemoSignIn(core: CoreContext, url: string): Promise<string | null> {
  if (!(await prepareDemoBrands(core))) return null;
  let link: string | null = null;
  const auth = await openBrandAuth(core, async (_core, { token }) => {
    link = url + brandLinkUrl(token);
  });
  await auth.api.signInMagicLink({ body: { email: demoOwner.email }, headers: new Headers() });
  return link;
}
