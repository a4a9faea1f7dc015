import { cacheTags } from '@naya/contract/api/cache-tags';
import {
  cardBrandOf,
  cardVersion,
  franchiseCard,
  postCard,
  siteCardOf,
  type Card,
} from '@naya/contract/cards';
import type { Settings } from '@naya/contract/site-info/entity';
import { getFranchise } from '@naya/core/franchises/catalogue';
import { mailLogoHeight } from '@naya/contract/constants';
import { readPublicSettings } from '@naya/core/site-info/documents';
import { getBlog } from '@naya/core/content';
import type { Context as CoreContext } from '@naya/core/context';
import { Hono, type Context } from 'hono';
import { setCacheHeaders } from '../http/respond.ts';
import type { CardMaker } from './card-maker.ts';

const forever = 'public, max-age=31536000, immutable';
const png = /\.png$/;

/** The pictures of shared links, of what is public now. */
export function cardRoutes(core: CoreContext, cards: CardMaker) {
  async function answer(c: Context, card: Card, settings?: Settings): Promise<Response> {
    const brand = cardBrandOf(settings ?? (await readPublicSettings(core.db)));
    const bytes = await cards.make(card, brand);
    // A URL with any other version may show something else tomorrow.
    if (c.req.query('v') === cardVersion(card, brand)) c.header('Cache-Control', forever);
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/png' });
  }
  return new Hono()
    .get('/franchise/:file{.+\\.png}', async (c) => {
      const franchise = await getFranchise(core, c.req.param('file').replace(png, ''));
      setCacheHeaders(c, [...cacheTags.franchise(franchise), ...cacheTags.settings]);
      return answer(c, franchiseCard(franchise));
    })
    .get('/post/:file{.+\\.png}', async (c) => {
      const post = await getBlog(core, c.req.param('file').replace(png, ''));
      setCacheHeaders(c, [...cacheTags.blog(post), ...cacheTags.settings]);
      return answer(c, postCard(post));
    })
    .get('/site.png', async (c) => {
      const settings = await readPublicSettings(core.db);
      setCacheHeaders(c, cacheTags.settings);
      return answer(c, siteCardOf(settings), settings);
    })
    .get('/logo.png', async (c) => {
      setCacheHeaders(c, cacheTags.settings);
      return answer(c, { kind: 'logo', size: mailLogoHeight });
    })
    .get('/:icon{icon-(?:180|192|512)\\.png}', async (c) => {
      setCacheHeaders(c, cacheTags.settings);
      return answer(c, { kind: 'icon', size: Number(c.req.param('icon').slice(5, 8)) });
    });
}
