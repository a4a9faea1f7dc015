import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { readCachePolicy } from './cache-policy.ts';

/** One encoding of a page, ready to be written. */
export type Variant = { etag: string; headers: Record<Served, string[]>; body: Buffer };
export type Served = 'hit' | 'stale' | 'miss';

export type CachedPage = {
  hash: string;
  tags: string[];
  /** What both compressed forms have in common; the plain one is unpacked for the few who want it. */
  headers: string[];
  br: Variant;
  gzip: Variant;
  bytes: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** Something it shows has changed: only a failure to render it anew excuses showing it. */
  outdated: boolean;
  /** After a failed attempt nobody waits for another one until then. */
  retryAt: number;
  /** Told by the store, which counts how often it was asked. */
  usedAt: number;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// The id is that of the request for which the page was made.
const ownHeaders = new Set(['content-length', 'content-encoding', 'etag', 'date', 'x-request-id']);

/** Keeps what may be kept; an unchanged page is not compressed again. Null when it may not be kept. */
export async function toCachedPage(
  response: Response,
  old: CachedPage | undefined,
): Promise<CachedPage | null> {
  const policy = readCachePolicy(response.headers.get('Cache-Control'));
  if (response.status !== 200 || !policy || response.headers.has('Set-Cookie')) return null;
  const now = Date.now();
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  const headers = [...response.headers]
    .filter(([name]) => !ownHeaders.has(name))
    .concat([['vary', 'Accept-Encoding']])
    .flat()
    .map(flat);
  const [br, gz] = old?.hash === hash ? [old.br.body, old.gzip.body] : await compress(plain);
  return {
    hash,
    headers,
    tags: response.headers.get('Cache-Tag')?.split(' ') ?? [],
    br: variant('br', br, hash, headers),
    gzip: variant('gzip', gz, hash, headers),
    bytes: br.length + gz.length + 4 * headers.join('').length,
    freshUntil: now + policy.fresh,
    staleUntil: now + policy.fresh + policy.whileRevalidating,
    errorUntil: now + policy.fresh + policy.ifError,
    outdated: false,
    retryAt: 0,
    usedAt: 0,
  };
}

export function plainVariant({ gzip, hash, headers }: CachedPage): Variant {
  return variant('identity', gunzipSync(gzip.body), hash, headers);
}

function variant(encoding: string, body: Buffer, hash: string, shared: string[]): Variant {
  const isPlain = encoding === 'identity';
  const etag = isPlain ? `"${hash}"` : `"${hash}-${encoding}"`;
  const own = ['etag', etag, 'content-length', String(body.length), 'x-cache'];
  const named = isPlain ? shared : [...shared, 'content-encoding', encoding];
  const headers = (served: Served) => [...named, ...own, served];
  return {
    etag,
    body,
    headers: { hit: headers('hit'), stale: headers('stale'), miss: headers('miss') },
  };
}

async function compress(plain: Buffer): Promise<[Buffer, Buffer]> {
  const packed = await Promise.all([brotli(plain, brotliOptions), zip(plain)]);
  return [toExactSize(packed[0]), toExactSize(packed[1])];
}

/** A text put together from parts stays a tree of them, to be walked with every answer; read from bytes it is one piece. */
const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

/** zlib's results, like most buffers, are parts of larger ones, which would stay in memory whole. */
function toExactSize(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

const brotliOptions = {
  // A window of 256 KB holds any of our pages, and takes a sixteenth of the usual one's memory.
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
