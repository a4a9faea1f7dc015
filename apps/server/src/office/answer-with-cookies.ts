import type { Context } from 'hono';

/** Our own answer, with the cookies that the sign-in library wants set. */
export function answerWithCookies(
  c: Context,
  answer: Response,
  body: Record<string, unknown>,
): Response {
  for (const cookie of answer.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true });
  }
  return c.json(body);
}
