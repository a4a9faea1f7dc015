import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { readCachePolicy } from '@naya/contract/api/cache-policy';
import { compress, chooseEncoding, matchesEtag } from './compress-response.ts';

export type CacheStatus = 'hit' | 'stale' | 'miss';

export type CachedPage = {
  hash: string;
  tags: string[];
  /** Names and values in turn, without those that depend on the encoding. */
  headers: string[];
  br: Buffer;
  /** Compressed for the first request that accepts gzip but no Brotli: nearly every browser accepts Brotli. */
  gzip: Buffer | null;
  /** About what it takes in memory, gzip included from the start. */
  bytes: number;
  /** This and the next ones by `performance.now()`: setting the machine's clock changes no page's age. */
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** One of its tags has changed: the next request renders it again, and gets the old page only if that fails. */
  outdated: boolean;
  /** After a failed render the page is served stale until then, and no request starts another. */
  retryAt: number;
};

// The id is that of the request for which the page was made.
const ownHeaders = new Set(['content-length', 'content-encoding', 'etag', 'date', 'x-request-id']);

/** Makes a page for the cache of a response; null if it may not be stored. An unchanged page is not compressed again. */
export async function toCachedPage(
  response: Response,
  old: CachedPage | undefined,
): Promise<CachedPage | null> {
  const policy = readCachePolicy(response.headers.get('Cache-Control') ?? 'no-store');
  if (response.status !== 200 || !policy?.fresh || response.headers.has('Set-Cookie')) return null;
  const now = performance.now();
  const freshUntil = now + policy.fresh * 1000;
  const plain = Buffer.from(await response.arrayBuffer());
  const contentHash = hash('sha256', plain, 'base64url').slice(0, 27);
  const headers = [...response.headers]
    .filter(([name]) => !ownHeaders.has(name))
    .concat([['vary', 'Accept-Encoding']])
    .flat();
  const known = old?.hash === contentHash ? old : null;
  const br = known?.br ?? toExactSize(await compress(plain, 'br'));
  return {
    hash: contentHash,
    headers,
    tags: response.headers.get('Cache-Tag')?.split(' ') ?? [],
    br,
    gzip: known?.gzip ?? null,
    // gzip takes a quarter more than Brotli.
    bytes: 2.25 * br.length + 2 * headers.join('').length,
    freshUntil,
    staleUntil: freshUntil + policy.whileRevalidating * 1000,
    errorUntil: freshUntil + policy.ifError * 1000,
    outdated: false,
    retryAt: 0,
  };
}

/** The plain form is unpacked for the few who want it. */
function bodyOf(page: CachedPage, encoding: 'br' | 'gzip' | null): Buffer {
  if (encoding === 'br') return page.br;
  if (encoding === 'gzip' && page.gzip) return page.gzip;
  const plain = brotliDecompressSync(page.br);
  if (!encoding) return plain;
  return (page.gzip = toExactSize(gzipSync(plain)));
}

/** A result of zlib, like most buffers, is part of a larger one, which would stay in memory whole. */
function toExactSize(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

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
