import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { createMiddleware } from 'hono/factory';
import type { Auth } from '../accounts/auth.ts';
import type { Limits } from '../http/rate-limits.ts';
import { answerSignedOut } from './signed-out-page.ts';
import type { OfficeRoute, OfficeVariables } from './route.ts';

/** A browser says where a request comes from; what changes something must come from our own pages. */
export function requireOurOrigin({ publicUrl }: CoreContext) {
  const ours = new URL(publicUrl).origin;
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('Origin');
    const itself = new URL(c.req.url).host;
    const sameHost = origin && URL.canParse(origin) && new URL(origin).host === itself;
    if (c.req.method !== 'GET' && origin !== ours && !sameHost) {
      const sender = origin ? `comes from ${origin.slice(0, 200)}` : 'has no Origin header';
      throw new CoreError(
        'forbidden',
        `This request ${sender}. Only pages of ${ours} (PUBLIC_URL) may send it.`,
      );
    }
    await next();
  });
}

/** A call without a session counts for its client IP. */
export function requireAccess(
  auth: Auth,
  access: OfficeRoute['access'],
  { byStranger }: Pick<Limits, 'byStranger'>,
) {
  return createMiddleware<{ Variables: OfficeVariables }>(async (c, next) => {
    if (access === 'anyone') await byStranger(c);
    else {
      const found = await auth.api.getSession({ headers: c.req.raw.headers });
      if (!found?.user.active) {
        await byStranger(c);
        const page = answerSignedOut(c);
        if (page) return page;
        throw new CoreError('signed_out', 'Please sign in.');
      }
      const { id, name, email } = found.user;
      const role = found.user.role as OfficeRole;
      if (!access.includes(role)) {
        throw new CoreError('forbidden', 'Your role does not allow this.');
      }
      c.set('actor', { id, name, email, role });
      c.set('sessionId', found.session.id);
    }
    return next();
  });
}
