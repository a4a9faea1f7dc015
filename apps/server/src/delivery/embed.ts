import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { answerUnknown } from '../http/errors.ts';
import { chooseEncoding, matchesEtag } from './compress-response.ts';

const root = join(import.meta.dirname, '../../../..');
const endings = { br: '.br', gzip: '.gz' } as const;
/** Other people's pages hold these URLs for years, so a new version has to arrive by itself. */
const briefly = 'public, max-age=600, stale-while-revalidate=86400, stale-if-error=604800';

type Served = { file: string; type: string; hasTwins: boolean };

const text = (type: string) => ({ type: `${type}; charset=utf-8`, hasTwins: true });

/** The partner widget: one file for every site, compressed when it was built. */
export const embedScript = serveBuilt({
  file: 'apps/embed/build/embed.js',
  ...text('text/javascript'),
});
export const embedTypes = serveBuilt({
  file: 'apps/embed/build/embed.d.ts',
  ...text('text/plain'),
});

/** A package for other developers, as npm packs it. */
export const packedPackage = (name: 'contract' | 'store') =>
  serveBuilt({
    file: `packages/${name}/build/naya-${name}.tgz`,
    type: 'application/gzip',
    hasTwins: false,
  });

function serveBuilt({ file, type, hasTwins }: Served) {
  const built = join(root, file);
  return async (c: Context): Promise<Response> => {
    const content = await readFile(built).catch(() => null);
    if (!content) return answerUnknown(c);

    const etag = `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', briefly);
    c.header('Vary', 'Accept-Encoding');
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);

    c.header('Content-Type', type);
    const encoding = hasTwins && chooseEncoding(c.req.header('Accept-Encoding'));
    if (encoding) c.header('Content-Encoding', encoding);
    const bytes = encoding ? await readFile(built + endings[encoding]) : content;
    return c.body(new Uint8Array(bytes));
  };
}
