import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { inProcessEnv } from '../http/in-process.ts';
import { compress } from './compress.ts';

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;
const smallestWorthwhile = 1_024;

/** ETag, 304 and compression for what is read from the API and the pages; a receipt is too short for any of it. */
export const compressResponse: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.env === inProcessEnv) return;
  const { res } = c;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return;
  if (!res.body || res.headers.has('Content-Encoding') || res.headers.has('ETag')) return;
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
