import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import type { Person } from '@naya/core/people';
import { jsonBody } from '../http/body.ts';
import { requireOurOrigin } from '../http/cross-origin.ts';
import type { Limits } from '../http/rate-limits.ts';
import type { Devices } from '../sign-in/devices.ts';
import type { SignInLimits } from '../sign-in/tries.ts';
import type { PeopleAuth } from './auth.ts';
import { readPersonSession } from './session.ts';

export type PeopleDeps = {
  core: CoreContext;
  auth: PeopleAuth;
  limits: SignInLimits;
  devices: Devices;
};

export type PersonVariables = {
  person: Person;
  sessionId: string;
  /** By which the sign-in library finds the session. */
  sessionHeaders: Headers;
  hasSecondFactor: boolean;
  body: unknown;
};
export type PersonContext = Context<{ Variables: PersonVariables }>;

/** `anyone` needs no session, `mailed` one whose second factor may still be missing, `people` a complete one. */
export type PersonAccess = 'anyone' | 'mailed' | 'people';

/** A call of somebody outside of the office, whatever they are to us: each area of the site that they sign in to mounts it. */
export type PersonRoute = {
  method: 'get' | 'post';
  path: string;
  access: PersonAccess;
  body?: 'json';
  handle: (c: PersonContext, deps: PeopleDeps) => Promise<Response>;
};

/**
 * Asks the sessions of people outside of the office alone: a cookie of the back office opens nothing here. With a second factor, a
 * session that a mailed link or code opened is good for `mailed` calls only, until the code of the factor was shown. Whoever calls
 * without a session is counted for the client IP.
 */
export function requirePerson(
  auth: PeopleAuth,
  access: PersonAccess,
  { byStranger }: Pick<Limits, 'byStranger'>,
) {
  return createMiddleware<{ Variables: PersonVariables }>(async (c, next) => {
    if (access === 'anyone') await byStranger(c);
    else {
      const found = await readPersonSession(c, auth);
      if (!found || found.user.blocked) {
        await byStranger(c);
        throw new CoreError('signed_out', 'signedOut');
      }
      const { user, session, headers } = found;
      if (access !== 'mailed' && user.twoFactorEnabled && !session.secondFactor) {
        throw new CoreError('signed_out', 'secondFactorNeeded');
      }
      const { id, name, email } = user;
      c.set('person', { id, name, email });
      c.set('sessionId', session.id);
      c.set('sessionHeaders', headers);
      c.set('hasSecondFactor', user.twoFactorEnabled === true);
    }
    await next();
  });
}

/** Each call behind its own guards. */
export function mountPersonRoutes(routes: PersonRoute[], deps: PeopleDeps, limits: Limits) {
  const app = new Hono<{ Variables: PersonVariables }>();
  for (const { method, path, access, body, handle } of routes) {
    const guards = [requireOurOrigin(deps.core), requirePerson(deps.auth, access, limits)];
    app.on(method.toUpperCase(), [path], ...guards, ...(body ? jsonBody : []), (c) =>
      handle(c as PersonContext, deps),
    );
  }
  return app;
}
