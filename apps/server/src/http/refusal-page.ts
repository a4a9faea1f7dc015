import { retryAfterSeconds } from './errors.ts';
import { TooMany } from './rate-limits.ts';
import type { Busy } from './read-limits.ts';

/** Written here and not rendered: refusing has to cost next to nothing. */
export function refusalPage(refusal: TooMany | Busy): Response {
  const { message } = refusal;
  const { status, why, seconds } = explain(refusal);
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${message}</title>
<h1>${message}</h1>
<p>${why} This page can be loaded again in ${seconds} s.</p>
<p><a href="/">Home</a></p>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Retry-After': String(seconds),
    },
  });
}

function explain(refusal: TooMany | Busy) {
  if (refusal instanceof TooMany) {
    const why = 'Many pages were asked for from your network in a short time.';
    return { status: 429, why, seconds: refusal.retryAfterSeconds };
  }
  return {
    status: 503,
    why: 'More pages were asked for than we can make.',
    seconds: retryAfterSeconds,
  };
}
