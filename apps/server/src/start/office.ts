import { Hono, type MiddlewareHandler } from 'hono';
import { officeApiUrl } from '@naya/contract/office/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { findOrMakeSecret } from '@naya/db/secrets';
import { backupRoutes } from '../backup/office-routes.ts';
import { userRoutes } from '../accounts/office-routes.ts';
import { accountRoutes } from '../accounts/own-account-routes.ts';
import { rememberBriefly } from '../remember-briefly.ts';
import { signInRoutes } from '../accounts/sign-in-routes.ts';
import { billingOfficeRoutes } from '../billing/office-routes.ts';
import { brandOfficeRoutes } from '../brands/office-routes.ts';
import { demoRoutes } from '../demo/office-routes.ts';
import { doctorRoutes } from '../doctor/office-routes.ts';
import { contentRoutes, textRoutes } from '../content/office-routes.ts';
import { callRoutes } from '../franchises/call-routes.ts';
import { checkRoutes, franchiseRoutes } from '../franchises/office-routes.ts';
import { formBody, largeJsonBody } from '../http/body.ts';
import { answerUnknown } from '../http/errors.ts';
import { createTestLimit, type Limits } from '../http/rate-limits.ts';
import { workRoutes } from '../jobs/office-routes.ts';
import { mailRoutes } from '../mail/office-routes.ts';
import { mediaRoutes, officeFiles } from '../media/office-routes.ts';
import { requireOurOrigin } from '../http/cross-origin.ts';
import { requireAccess } from '../office/guards.ts';
import { previewRoutes } from '../content/preview-routes.ts';
import type { OfficeRoute, OfficeContext, OfficeDeps, OfficeVariables } from '../office/route.ts';
import { partnerOfficeRoutes } from '../partners/office-routes.ts';
import { setupRoutes } from '../site-info/setup-routes.ts';
import { createDevices } from '../sign-in/devices.ts';
import { openAuth } from '../office/auth.ts';
import { createSignInLimits } from '../sign-in/tries.ts';
import { siteRoutes } from '../site-info/office-routes.ts';
import { leadRoutes } from '../submissions/office-routes.ts';
import { themeOfficeRoutes } from '../theme/routes.ts';
import { webhookRoutes } from '../webhooks/office-routes.ts';

/** All of the back office's API. A test walks it with every role. */
export const officeRoutes: OfficeRoute[] = [
  ...signInRoutes,
  ...accountRoutes,
  ...franchiseRoutes,
  ...checkRoutes,
  ...callRoutes,
  ...contentRoutes,
  ...textRoutes,
  ...leadRoutes,
  ...siteRoutes,
  ...themeOfficeRoutes,
  ...mailRoutes,
  ...mediaRoutes,
  ...previewRoutes,
  ...userRoutes,
  ...workRoutes,
  ...demoRoutes,
  ...brandOfficeRoutes,
  ...partnerOfficeRoutes,
  ...setupRoutes,
  ...doctorRoutes,
  ...backupRoutes,
  ...billingOfficeRoutes,
  ...webhookRoutes,
];

type Bodies = Record<NonNullable<OfficeRoute['body']> | 'none', readonly MiddlewareHandler[]>;

/** Every route of the table, each behind its own guards; nothing else answers here. */
export function mountOffice(deps: OfficeDeps, limits: Limits) {
  const app = new Hono<{ Variables: OfficeVariables }>();
  const bodies: Bodies = {
    // Of brands' people only the routes marked `long` take as much.
    json: largeJsonBody,
    form: [formBody(deps.uploadDir, limits, officeFiles)],
    none: [],
  };
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const { method, path, access, body, handle } of officeRoutes) {
    const guards = [requireOurOrigin(deps.core), requireAccess(deps.auth, access, limits)];
    app.on(method.toUpperCase(), [path], ...guards, ...bodies[body ?? 'none'], (c) =>
      handle(c as OfficeContext, deps),
    );
  }
  app.all('*', answerUnknown);
  return app;
}

/** It asks other servers: pressing again and again asks them no oftener. */
const examinedForMs = 5_000;

/** Makes the dependencies of the back office's API; the server calls it once. */
export async function openOffice(
  core: CoreContext,
  {
    uploadDir,
    backups,
    examine,
    testDelivery,
    callWebhook,
    background = core,
  }: Pick<OfficeDeps, 'uploadDir' | 'backups' | 'examine' | 'testDelivery' | 'callWebhook'> & {
    background?: CoreContext;
  },
): Promise<OfficeDeps> {
  return {
    core,
    background,
    auth: await openAuth(core),
    limits: createSignInLimits(core),
    devices: createDevices(await findOrMakeSecret(core.db, 'office-devices'), core.publicUrl, {
      name: 'office.device',
      path: officeApiUrl,
    }),
    preview: { render: null },
    examine: rememberBriefly(examine, examinedForMs),
    testDelivery,
    callWebhook,
    limitTests: createTestLimit(core),
    uploadDir,
    backups,
  };
}
