import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { brandBaseUrl } from '@naya/contract/brands/urls';
import { answerWithCookies, readSession } from '../sign-in/session.ts';
import type { PeopleAuth } from './auth.ts';

/**
 * Until 0.1 a session's cookie was for `/brand` alone. Whoever has one goes on, and gets the present one. It stays beside that, for
 * instances of the version before, until the person signs in or out.
 */
async function namesOf({ $context }: PeopleAuth) {
  const { name, attributes } = (await $context).authCookies.sessionToken;
  return { name, earlier: name.replace('person.', 'brand.'), attributes };
}

/** The session, and the request's headers by which the sign-in library finds it. */
export async function readPersonSession(c: Context, auth: PeopleAuth) {
  const { name, earlier, attributes } = await namesOf(auth);
  const value = getCookie(c, name) ? undefined : getCookie(c, earlier);
  const headers = new Headers(c.req.raw.headers);
  if (value) headers.set('Cookie', `${name}=${encodeURIComponent(value)}`);
  const found = await readSession(c, () => auth.api.getSession({ headers, returnHeaders: true }));
  if (found && value) setCookie(c, name, value, attributes);
  return found && { ...found, headers };
}

/** Answers a call that opens or ends a session. */
export async function answerSession(
  c: Context,
  auth: PeopleAuth,
  answer: Response,
  body: Record<string, unknown>,
): Promise<Response> {
  const { earlier, attributes } = await namesOf(auth);
  if (getCookie(c, earlier)) deleteCookie(c, earlier, { ...attributes, path: brandBaseUrl });
  return answerWithCookies(c, answer, body);
}
