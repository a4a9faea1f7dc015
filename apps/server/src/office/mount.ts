import { Hono, type MiddlewareHandler } from 'hono';
import { formBody, largeJsonBody } from '../http/body.ts';
import { answerUnknown } from '../http/errors.ts';
import type { Limits } from '../http/rate-limits.ts';
import { requireAccess, requireOurOrigin } from './guards.ts';
import { officeFiles } from '../media/office-routes.ts';
import type { OfficeContext, OfficeDeps, OfficeRoute, OfficeVariables } from './route.ts';
import { officeRoutes } from './routes.ts';

type Bodies = Record<NonNullable<OfficeRoute['body']> | 'none', readonly MiddlewareHandler[]>;

/** Every route of the table, each behind its own guards; nothing else answers here. */
export function mountOffice(deps: OfficeDeps, limits: Limits) {
  const app = new Hono<{ Variables: OfficeVariables }>();
  const bodies: Bodies = {
    // Of brands' people only the routes marked `long` take as much.
    json: largeJsonBody,
    form: [formBody(deps.uploadDir, officeFiles)],
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
