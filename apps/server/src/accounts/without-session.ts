import type { Auth } from './auth.ts';

/** The request's headers with every cookie but the one of a session. */
export async function withoutSession(auth: Auth, headers: Headers): Promise<Headers> {
  const { authCookies } = await auth.$context;
  const isSession = (cookie: string) =>
    cookie.trim().startsWith(`${authCookies.sessionToken.name}=`);
  const cookies = (headers.get('Cookie') ?? '').split(';').filter((cookie) => !isSession(cookie));
  const others = new Headers(headers);
  others.set('Cookie', cookies.join(';'));
  return others;
}
