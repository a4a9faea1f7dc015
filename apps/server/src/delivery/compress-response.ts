import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler, Context } from 'hono';
import { inProcessEnv } from '../http/client-ip.ts';

const options = {
  // A window of 256 KB holds any of our pages, and takes a sixteenth of the usual one's memory.
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * A compressor stays in memory until a full garbage collection. As a stream it releases its input,
 * which `brotliCompress` and `gzip` do not. It is created outside of the request, whose page it would keep in memory.
 */
export const compress = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> =>
  outsideRequests(() => {
    const stream = encoding === 'br' ? createBrotliCompress(options) : createGzip();
    stream.end(bytes);
    return buffer(stream);
  });

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;
const smallestWorthwhile = 1_024;

/** ETag, 304 and compression for what is read from the API and the pages; a receipt is too short for any of it. */
export const compressResponse: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.env === inProcessEnv) return;
  const { res } = c;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return;
  if (!res.body || res.headers.has('Content-Encoding') || res.headers.has('ETag')) return;
  // Written while it is sent: its end is not waited for.
  if (res.headers.has('Transfer-Encoding')) return;
  const bytes = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.append('Vary', 'Accept-Encoding');

  if (res.status === 200 && !headers.get('Cache-Control')?.includes('no-store')) {
    const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;
    headers.set('ETag', etag);
    if (matchesEtag(c.req.header('If-None-Match'), etag)) {
      headers.delete('Content-Length');
      c.res = undefined;
      c.res = new Response(null, { status: 304, headers });
      return;
    }
  }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  const worthwhile =
    bytes.length >= smallestWorthwhile && compressible.test(headers.get('Content-Type') ?? '');
  let body = bytes;
  if (encoding && worthwhile) {
    body = await compress(bytes, encoding);
    headers.set('Content-Encoding', encoding);
  }
  headers.set('Content-Length', String(body.length));
  // Assigning a response merges the old one's headers in; unset it first.
  c.res = undefined;
  c.res = new Response(new Uint8Array(body), { status: res.status, headers });
};

export function chooseEncoding(accepted = ''): 'br' | 'gzip' | null {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip';
  return null;
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').map(bare).includes(bare(etag));
}

/** A text that many ask for: whoever asks first in an encoding has it compressed, the others get the same bytes. */
export function keepText(text: string, type: string) {
  const plain = Buffer.from(text);
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 27)}"`;
  const compressed = new Map<'br' | 'gzip', ReturnType<typeof compress>>();

  function compressOnce(encoding: 'br' | 'gzip') {
    const known = compressed.get(encoding);
    if (known) return known;
    const made = compress(plain, encoding);
    compressed.set(encoding, made);
    return made;
  }
  return async (c: Context): Promise<Response> => {
    c.header('ETag', etag);
    c.header('Vary', 'Accept-Encoding', { append: true });
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
    c.header('Content-Type', type);
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
    if (!encoding) return c.body(plain);
    c.header('Content-Encoding', encoding);
    return c.body(await compressOnce(encoding));
  };
}
