import type { Context as CoreContext } from '@naya/core/context';
import { maxCheckFileBytes } from '@naya/core/franchises/check-file';
import { listingFiles } from '@naya/core/submissions/listing';
import { Hono, type MiddlewareHandler } from 'hono';
import { createSignInLimits } from '../accounts/sign-in-limits.ts';
import { formBody, jsonBody, largeJsonBody } from '../http/body.ts';
import { answerUnknown } from '../http/errors.ts';
import { TooMany, type Limits } from '../http/rate-limits.ts';
import { requireOurOrigin } from '../office/guards.ts';
import { openBrandAuth } from './auth.ts';
import { requireMembership, requirePerson } from './guards.ts';
import type { BrandContext, BrandDeps, BrandRoute, BrandVariables } from './route.ts';
import { brandRoutes } from './routes.ts';

/** Makes the dependencies of the brands' calls; the server calls it once. */
export async function openBrands(core: CoreContext, uploadDir: string): Promise<BrandDeps> {
  const limits = createSignInLimits(core, (wait) => new TooMany(wait));
  return { core, auth: await openBrandAuth(core), limits, uploadDir };
}

/** Pictures of a listing, and a paper. */
const brandFiles = {
  fileFields: [...listingFiles.fileFields, 'file'],
  maxFileBytes: maxCheckFileBytes,
};

type Bodies = Record<NonNullable<BrandRoute['body']> | 'none', readonly MiddlewareHandler[]>;

/** Every route of the table, each behind its own guards; nothing else answers here. */
export function mountBrands(deps: BrandDeps, limits: Limits) {
  const app = new Hono<{ Variables: BrandVariables }>();
  const bodies: Bodies = {
    json: jsonBody,
    long: largeJsonBody,
    form: [formBody(deps.uploadDir, brandFiles)],
    none: [],
  };
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  for (const { method, path, access, body, handle } of brandRoutes) {
    const guards = [
      requireOurOrigin(deps.core),
      requirePerson(deps, access, limits),
      requireMembership(deps, access),
    ];
    app.on(method.toUpperCase(), [path], ...guards, ...bodies[body ?? 'none'], (c) =>
      handle(c as BrandContext, deps),
    );
  }
  app.all('*', answerUnknown);
  return app;
}
