import { Hono } from 'hono';
import { writeBrandStyle } from './palette.ts';

const forever = 'public, max-age=31536000, immutable';

/** The stylesheet of a brand's colour: its name says all that it holds. */
export const themeRoutes = () =>
  new Hono().get('/:file{[0-9a-f]{6}\\.css}', (c) =>
    c.body(writeBrandStyle(`#${c.req.param('file').slice(0, 6)}`), 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': forever,
    }),
  );
