import { cacheTags } from '@naya/contract/api/cache-tags';
import { cardVersion, franchiseCard, postCard, type Card } from '@naya/contract/cards';
import { getFranchise } from '@naya/core/franchises/catalogue';
import { getBlog } from '@naya/core/blog/get-blog';
import type { Context as CoreContext } from '@naya/core/context';
import { Hono, type Context } from 'hono';
import { tagged } from '../http/respond.ts';
import type { CardMaker } from './card-maker.ts';

const forever = 'public, max-age=31536000, immutable';
const png = /\.png$/;

/** The pictures of shared links, of what is public now. */
export function cardRoutes(core: CoreContext, cards: CardMaker) {
  async function answer(c: Context, card: Card): Promise<Response> {
    const bytes = await cards.make(card);
    // A URL with any other version shows something else tomorrow.
    if (c.req.query('v') === cardVersion(card)) c.header('Cache-Control', forever);
    return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/png' });
  }
  return new Hono()
    .get('/franchise/:file{.+\\.png}', async (c) => {
      const franchise = await getFranchise(core, c.req.param('file').replace(png, ''));
      tagged(c, cacheTags.franchise(franchise));
      return answer(c, franchiseCard(franchise));
    })
    .get('/post/:file{.+\\.png}', async (c) => {
      const post = await getBlog(core, c.req.param('file').replace(png, ''));
      tagged(c, cacheTags.blog(post));
      return answer(c, postCard(post));
    });
}
