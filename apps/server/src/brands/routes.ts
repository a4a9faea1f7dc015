import { Hono, type MiddlewareHandler } from 'hono';
import { brandLinkUrl } from '@naya/contract/brands/urls';
import { signInMinutes } from '@naya/contract/people/forms';
import type { Context as CoreContext } from '@naya/core/context';
import { maxCheckFileBytes } from '@naya/core/franchises/checks';
import { queueMails } from '@naya/core/jobs';
import { listingFiles } from '@naya/core/submissions/listing';
import { listClaimable } from '@naya/db/brands/members';
import type { Db } from '@naya/db/client';
import { formBody, jsonBody, largeJsonBody } from '../http/body.ts';
import { answerUnknown } from '../http/errors.ts';
import type { Limits } from '../http/rate-limits.ts';
import { requireOurOrigin } from '../http/cross-origin.ts';
import { accountRoutes } from '../people/account-routes.ts';
import { type DeliverSignIn, openPeople } from '../people/auth.ts';
import { mountPersonRoutes, requirePerson } from '../people/route.ts';
import { signInRoutes } from '../people/sign-in-routes.ts';
import {
  requireMembership,
  type BrandContext,
  type BrandDeps,
  type BrandRoute,
  type BrandVariables,
} from './route.ts';
import { brandInboxRoutes } from './inbox-routes.ts';
import { brandPlanRoutes } from './plan-routes.ts';
import { brandListingRoutes } from './listing-routes.ts';
import { brandPeopleRoutes } from './people-routes.ts';
import { linkRoutes } from './link-routes.ts';

/** People whom somebody has invited sign in, and the e-mails on file of public listings. */
const brandArea = {
  mailedMessage: `If this address belongs to a brand, a mail with a link and a code is on its way. Both work for ${signInMinutes} minutes.`,
  async findNewcomer(db: Db, email: string) {
    const [listing] = await listClaimable(db, email, null);
    return listing ? { name: listing.contact } : null;
  },
};

const personRoutes = [...signInRoutes(brandArea), ...accountRoutes];
const ownRoutes: BrandRoute[] = [
  ...brandPeopleRoutes,
  ...brandInboxRoutes,
  ...brandListingRoutes,
  ...brandPlanRoutes,
  ...linkRoutes,
];
/** All calls behind the pages of brands. A test walks it with everyone who might try. */
export const brandRoutes = [...personRoutes, ...ownRoutes];

/** Makes the dependencies of the brands' calls; the server calls it once. */
export const openBrands = async (core: CoreContext, uploadDir: string): Promise<BrandDeps> => ({
  ...(await openPeople(core, mailSignIn)),
  uploadDir,
});

const mailSignIn: DeliverSignIn = async (core, { email, token, code }) => {
  const details = { url: core.publicUrl + brandLinkUrl(token), code };
  await core.db.transaction((tx) =>
    queueMails(core, tx, [{ kind: 'brand-sign-in', to: email, details }]),
  );
};

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
    form: [formBody(deps.uploadDir, limits, brandFiles)],
    none: [],
  };
  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  app.route('/', mountPersonRoutes(personRoutes, deps, limits));
  for (const route of ownRoutes) {
    const { method, path, access, body, handle } = route;
    const guards = [
      requireOurOrigin(deps.core),
      requirePerson(deps.auth, typeof access === 'string' ? access : 'people', limits),
      requireMembership(deps, route, limits),
    ];
    app.on(method.toUpperCase(), [path], ...guards, ...bodies[body ?? 'none'], (c) =>
      handle(c as BrandContext, deps),
    );
  }
  app.all('*', answerUnknown);
  return app;
}
