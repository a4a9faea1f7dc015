import { provider } from '@naya/contract/provider';
import type { TooMany } from './limits.ts';

/** Written here and not rendered: refusing has to cost next to nothing. */
export function tooManyPage({ message, retryAfterSeconds }: TooMany): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${message} | ${provider.siteName}</title>
<h1>${message}</h1>
<p>Many pages were asked for from your network in a short time. This page can be loaded again in ${retryAfterSeconds} s.</p>
<p><a href="/">${provider.siteName}</a></p>
</html>
`;
  return new Response(html, {
    status: 429,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfterSeconds),
    },
  });
}
