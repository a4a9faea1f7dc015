import { Hono, type MiddlewareHandler } from 'hono';
import { formBody, largeJsonBody } from '../http/body.ts';
import { answerUnknown } from '../http/errors.ts';
import { requireAccess, requireOurOrigin } from './guards.ts';
import type { OfficeContext, OfficeDeps, OfficeVariables } from './route.ts';
import { officeRoutes } from './routes.ts';

const bodies: Record<'json' | 'form' | 'none', readonly MiddlewareHandler[]> = {
  json: largeJsonBody,
  form: formBody,
  none: [],
};

/** Every route of the table, each behind its own guards; nothing else answers here. */
export function mountOffice(deps: OfficeDeps) {
  const app = new Hono<{ Variables: OfficeVariables }>();
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const { method, path, access, body, handle } of officeRoutes) {
    const guards = [requireOurOrigin(deps.core), requireAccess(deps.auth, access)];
    app.on(method.toUpperCase(), [path], ...guards, ...bodies[body ?? 'none'], (c) =>
      handle(c as OfficeContext, deps),
    );
  }
  app.all('*', answerUnknown);
  return app;
}
