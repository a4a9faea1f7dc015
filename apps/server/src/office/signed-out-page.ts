import { officeUrl } from '@naya/contract/urls';
import type { Context } from 'hono';

/** A browser that opens the address itself, not a call of the office's screens. */
const isOpened = (c: Context) =>
  c.req.method === 'GET' && c.req.header('Sec-Fetch-Mode') === 'navigate';

/** Links to files and previews lead to the sign-in once the session has ended; within a frame the page says so. */
export function answerSignedOut(c: Context): Response | null {
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
