import type { MediaStore } from '@naya/core/media-store';
import { Hono } from 'hono';
import { answerUnknown } from '../http/errors.ts';
import { findVariant, originalOf, variantOf } from './variants.ts';

const forever = 'public, max-age=31536000, immutable';
/** A WebP in place of an AVIF that is being encoded. */
const untilEncoded = 'public, max-age=60';
/** An operator may give the bucket another address, or none. */
const aDay = 'public, max-age=86400';

/** Some 8 MB of names. */
const maxKnown = 50_000;

/**
 * Stored pictures: named by content, so a URL never changes what it shows. With the bucket's public address this process sends each
 * file once, which shows that it is there, and the way to it from then on.
 */
export function mediaRoutes(media: MediaStore, bucketUrl?: string) {
  const known = new Set<string>();
  const answer = (bytes: Uint8Array, format: string, cacheControl = forever) =>
    new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': `image/${format}`,
        'Cache-Control': cacheControl,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  const sendThere = (file: string) =>
    new Response(null, {
      status: 302,
      headers: { Location: `${bucketUrl}/${file}`, 'Cache-Control': aDay },
    });
  function remember(file: string): void {
    if (bucketUrl === undefined) return;
    known.add(file);
    for (const oldest of known) {
      if (known.size <= maxKnown) return;
      known.delete(oldest);
    }
  }
  return new Hono()
    .get('/:file', async (c) => {
      const name = c.req.param('file').replace(/\.webp$/, '');
      const file = originalOf(name);
      if (known.has(file)) return sendThere(file);
      const bytes = await media.readOriginal(name);
      if (!bytes) return answerUnknown(c);
      remember(file);
      return answer(bytes, 'webp');
    })
    .get('/:name/:variant', async (c) => {
      const name = c.req.param('name');
      const [width = '', format = ''] = c.req.param('variant').split('.');
      const asked = findVariant(Number(width), format);
      const file = asked && variantOf(name, asked);
      if (file && known.has(file)) return sendThere(file);
      const variant = await media.readVariant(name, Number(width), format);
      if (!variant) return answerUnknown(c);
      const isAsked = variant.format === format;
      if (file && isAsked) remember(file);
      return answer(variant.bytes, variant.format, isAsked ? forever : untilEncoded);
    });
}
