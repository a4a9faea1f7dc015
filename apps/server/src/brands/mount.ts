import type { Context as CoreContext } from '@naya/core/context';
import { Hono } from 'hono';
import { createSignInLimits } from '../accounts/sign-in-limits.ts';
import { jsonBody, largeJsonBody } from '../http/body.ts';
import { answerUnknown } from '../http/errors.ts';
import { TooMany } from '../http/limits.ts';
import { requireOurOrigin } from '../office/guards.ts';
import { openBrandAuth } from './auth.ts';
import { requireMembership, requirePerson } from './guards.ts';
import type { BrandContext, BrandDeps, BrandVariables } from './route.ts';
import { brandRoutes } from './routes.ts';

/** Makes the dependencies of the brands' calls; the server calls it once. */
export async function openBrands(core: CoreContext): Promise<BrandDeps> {
  const limits = createSignInLimits(core.db, (wait) => new TooMany(wait));
  return { core, auth: await openBrandAuth(core), limits };
}

const bodies = { json: jsonBody, long: largeJsonBody };

/** Every route of the table, each behind its own guards; nothing else answers here. */
export function mountBrands(deps: BrandDeps) {
  const app = new Hono<{ Variables: BrandVariables }>();
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const { method, path, access, body, handle } of brandRoutes) {
    const guards = [
      requireOurOrigin(deps.core),
      requirePerson(deps, access),
      requireMembership(deps, access),
    ];
    app.on(method.toUpperCase(), [path], ...guards, ...(body ? bodies[body] : []), (c) =>
      handle(c as BrandContext, deps),
    );
  }
  app.all('*', answerUnknown);
  return app;
}
