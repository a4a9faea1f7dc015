import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesEtag } from './compress-response.ts';
import { variantOf, type CachedPage, type CacheStatus } from './cached-page.ts';

/** A few lines on node:http: neither the framework nor the renderer is touched. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  served: CacheStatus,
): void {
  const { method, headers } = request;
  const variant = variantOf(page, chooseEncoding(headers['accept-encoding']));
  if (matchesEtag(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, [...page.headers, 'etag', variant.etag, 'x-cache', served]).end();
    return;
  }
  response.writeHead(200, variant.headers[served]);
  response.end(method === 'HEAD' ? undefined : variant.body);
}

/** An answer that nobody may keep: a missing page, a redirect, a failure. */
export async function sendResponse(
  { method }: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('Content-Length', String(body.length));
  headers.append('Vary', 'Accept-Encoding');
  response.writeHead(answer.status, [...headers].flat());
  response.end(method === 'HEAD' ? undefined : body);
}
