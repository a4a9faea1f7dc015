import type { MediaStore } from '@naya/core/media';
import { Hono } from 'hono';
import { answerUnknown } from './errors.ts';

const forever = 'public, max-age=31536000, immutable';

/** Stored pictures: named by content, so an address never changes what it shows. */
export function mediaRoutes(media: MediaStore) {
  const answer = (bytes: Uint8Array, type: string) =>
    new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type, 'Cache-Control': forever },
    });
  return new Hono()
    .get('/:file', async (c) => {
      const name = c.req.param('file').replace(/\.webp$/, '');
      const bytes = await media.readOriginal(name);
      return bytes ? answer(bytes, 'image/webp') : answerUnknown(c);
    })
    .get('/:name/:variant', async (c) => {
      const [width = '', format = ''] = c.req.param('variant').split('.');
      const bytes = await media.readVariant(c.req.param('name'), Number(width), format);
      return bytes ? answer(bytes, `image/${format}`) : answerUnknown(c);
    });
}
