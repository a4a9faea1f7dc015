import type { ColourUse } from '@naya/contract/site-info/brand';
import { notFound } from '@naya/core/errors';
import { editors, type OfficeRoute } from '../office/route.ts';
import { makePalette } from './palette.ts';

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
