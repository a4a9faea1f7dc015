import { isAPIError } from 'better-auth/api';
import type { Context } from 'hono';
import { CoreError } from '@naya/core/errors';

/**
 * The library says "Failed to get session" of every failed query, and not why: nobody is signed out by it. Once a day it prolongs
 * a session that is used, and its cookie with it.
 */
export async function readSession<Session>(
  c: Context,
  ask: () => Promise<{ response: Session; headers: Headers }>,
): Promise<Session> {
  try {
    const found = await ask();
    // Without a session it clears the cookie, which another answer may have set anew by now.
    if (found.response) setCookies(c, found.headers);
    return found.response;
  } catch (error) {
    if (!isAPIError(error) || error.statusCode < 500) throw error;
    throw new CoreError('unavailable', 'sessionAway');
  }
}

function setCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
}

/** Our own answer, with the cookies that the sign-in library wants set. */
export function answerWithCookies(
  c: Context,
  answer: Response,
  body: Record<string, unknown>,
): Response {
  setCookies(c, answer.headers);
  return c.json(body);
}
