import { readOwnId } from '@naya/contract/own-id';
import { CoreError, requireFound } from '@naya/core/errors';
import { findMembership } from '@naya/db/brands/members';
import { createMiddleware } from 'hono/factory';
import type { Limits } from '../http/rate-limits.ts';
import type { BrandDeps, BrandRoute, BrandVariables } from './route.ts';

type Variables = { Variables: BrandVariables };

/**
 * Asks the sessions of brands' people alone: a cookie of the back office opens nothing here. With a second factor, a session that
 * a mailed link or code opened is good for `mailed` calls only, until the code of the factor was shown. Whoever calls without a
 * session is counted for the client IP.
 */
export function requirePerson(
  { auth }: BrandDeps,
  access: BrandRoute['access'],
  { byStranger }: Pick<Limits, 'byStranger'>,
) {
  return createMiddleware<Variables>(async (c, next) => {
    if (access === 'anyone') await byStranger(c);
    else {
      const found = await auth.api.getSession({ headers: c.req.raw.headers });
      if (!found || found.user.blocked) {
        await byStranger(c);
        throw new CoreError('signed_out', 'Please sign in.');
      }
      const { user, session } = found;
      if (access !== 'mailed' && user.twoFactorEnabled && !session.secondFactor) {
        throw new CoreError('signed_out', 'Please enter the code of your second factor.');
      }
      const { id, name, email } = user;
      c.set('person', { id, name, email });
      c.set('sessionId', session.id);
      c.set('hasSecondFactor', user.twoFactorEnabled === true);
    }
    await next();
  });
}

/** The path names a brand; the person must act for it, in one of these roles. */
export function requireMembership({ core }: BrandDeps, access: BrandRoute['access']) {
  return createMiddleware<Variables>(async (c, next) => {
    if (typeof access !== 'string') {
      const id = requireFound(readOwnId(c.req.param('id') ?? ''), 'Franchise');
      const brand = await findMembership(core.db, id, c.var.person.id);
      if (!brand) throw new CoreError('forbidden', 'You do not act for this brand.');
      if (!access.includes(brand.role)) {
        throw new CoreError('forbidden', 'An owner of the brand has to do this.');
      }
      c.set('brand', brand);
    }
    await next();
  });
}
