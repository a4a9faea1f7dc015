import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesEtag } from './compress-response.ts';
import { bodyOf, type CachedPage, type CacheStatus } from './cached-page.ts';

/** A few lines on node:http: neither the framework nor the renderer is touched. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  served: CacheStatus,
): void {
  const { method, headers } = request;
  const encoding = chooseEncoding(headers['accept-encoding']);
  const etag = encoding ? `"${page.hash}-${encoding}"` : `"${page.hash}"`;
  const sent = [...page.headers, 'etag', etag, 'x-cache', served];
  if (matchesEtag(headers['if-none-match'], etag)) {
    response.writeHead(304, sent).end();
    return;
  }
  const body = bodyOf(page, encoding);
  sent.push('content-length', String(body.length));
  if (encoding) sent.push('content-encoding', encoding);
  response.writeHead(200, sent);
  response.end(method === 'HEAD' ? undefined : body);
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
