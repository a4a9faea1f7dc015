import { CoreError } from '@naya/core/errors';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { wholeBody } from './body.ts';

const timeoutMs = 20_000;

/** With API_BASE_URL the browser's calls go to that backend too, through us: same origin, no CORS needed there. */
export function foreignApi(baseUrl: string) {
  return new Hono().use('*', wholeBody).all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replace(/^\/admin\/api/, '');
    const headers = { ...c.req.header(), host: undefined, cookie: undefined };
    try {
      return await proxy(`${baseUrl}${path}${search}`, {
        raw: c.req.raw,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      throw new CoreError(
        'unavailable',
        'The data source does not answer. Please try again shortly.',
      );
    }
  });
}
