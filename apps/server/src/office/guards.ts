import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { OfficeRole } from '@naya/contract/accounts/roles';
import { officeUrl } from '@naya/contract/office/urls';
import { CoreError } from '@naya/core/errors';
import type { Limits } from '../http/rate-limits.ts';
import type { Auth } from './auth.ts';
import { readSession } from '../sign-in/session.ts';
import type { OfficeRoute, OfficeVariables } from './route.ts';

/** A call without a session counts for its client IP. */
export function requireAccess(
  auth: Auth,
  access: OfficeRoute['access'],
  { byStranger }: Pick<Limits, 'byStranger'>,
) {
  return createMiddleware<{ Variables: OfficeVariables }>(async (c, next) => {
    if (access === 'anyone') await byStranger(c);
    else {
      const found = await readSession(c, () =>
        auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true }),
      );
      if (!found?.user.active) {
        await byStranger(c);
        const page = answerSignedOut(c);
        if (page) return page;
        throw new CoreError('signed_out', 'signedOut');
      }
      const { id, name, email } = found.user;
      const role = found.user.role as OfficeRole;
      if (!access.includes(role)) {
        throw new CoreError('forbidden', 'roleForbids');
      }
      c.set('actor', { id, name, email, role });
      c.set('sessionId', found.session.id);
    }
    return next();
  });
}

/** A browser that opens the address itself, not a call of the office's screens. */
const isOpened = (c: Context) =>
  c.req.method === 'GET' && c.req.header('Sec-Fetch-Mode') === 'navigate';

/** Links to files and previews lead to the sign-in once the session has ended; within a frame the page says so. */
function answerSignedOut(c: Context): Response | null {
  if (!isOpened(c)) return null;
  c.header('Cache-Control', 'no-store');
  const isFramed = /^i?frame$/.test(c.req.header('Sec-Fetch-Dest') ?? '');
  if (!isFramed) return c.redirect(officeUrl(), 303);
  const link = `<a href="${officeUrl()}" target="_blank" rel="noopener">Sign in</a>`;
  return c.html(
    `<!doctype html><html lang="en-IN"><title>Please sign in</title><p>Your session has ended. ${link}, then open this again.</p></html>`,
    401,
  );
}
