import type { MediaStore } from '@naya/core/media-store';
import { Hono } from 'hono';
import { answerUnknown } from '../http/errors.ts';

const forever = 'public, max-age=31536000, immutable';
/** A WebP in place of an AVIF that is being encoded. */
const untilEncoded = 'public, max-age=60';

/** Stored pictures: named by content, so a URL never changes what it shows. */
export function mediaRoutes(media: MediaStore) {
  const answer = (bytes: Uint8Array, format: string, cacheControl = forever) =>
    new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': `image/${format}`,
        'Cache-Control': cacheControl,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  return new Hono()
    .get('/:file', async (c) => {
      const name = c.req.param('file').replace(/\.webp$/, '');
      const bytes = await media.readOriginal(name);
      return bytes ? answer(bytes, 'webp') : answerUnknown(c);
    })
    .get('/:name/:variant', async (c) => {
      const [width = '', format = ''] = c.req.param('variant').split('.');
      const variant = await media.readVariant(c.req.param('name'), Number(width), format);
      if (!variant) return answerUnknown(c);
      const cacheControl = variant.format === format ? forever : untilEncoded;
      return answer(variant.bytes, variant.format, cacheControl);
    });
}
