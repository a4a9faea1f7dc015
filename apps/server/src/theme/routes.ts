import { Hono } from 'hono';
import type { ColourUse } from '@naya/contract/site-info/brand';
import { brandStyleUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { notFound } from '@naya/core/errors';
import { readPublicSettings } from '@naya/core/site-info/documents';
import { answerUnknown } from '../http/errors.ts';
import { editors, type OfficeRoute } from '../office/route.ts';
import { writeBrandStyle, makePalette } from './palette.ts';

const forever = 'public, max-age=31536000, immutable';

/** The stylesheet of the site's colour: its name says all that it holds. Nobody has other colours worked out. */
export function themeRoutes({ db }: Pick<CoreContext, 'db'>) {
  let made = { url: '', style: '' };
  return new Hono().get('/theme/:file{[0-9a-f]{6}\\.css}', async (c) => {
    const { path } = c.req;
    // The one that was made last needs no database: cached pages ask for it while that is away.
    if (path !== made.url) {
      const { colour } = (await readPublicSettings(db)).brand;
      if (!colour || path !== brandStyleUrl(colour)) return answerUnknown(c);
      made = { url: path, style: writeBrandStyle(colour) };
    }
    return c.body(made.style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': forever,
    });
  });
}

/** Editors see a colour's use on the site before anybody saves it. */
export const themeOfficeRoutes: OfficeRoute[] = [
  {
    method: 'get',
    path: '/colours/:hex',
    access: editors,
    async handle(c) {
      const hex = c.req.param('hex') ?? '';
      if (!/^[0-9a-f]{6}$/i.test(hex)) throw notFound('Colour');
      const { light, dark, isDarkened } = makePalette(`#${hex}`);
      return c.json({ light: light.sign, dark: dark.sign, isDarkened } satisfies ColourUse);
    },
  },
];
