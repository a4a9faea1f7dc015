import type { Api } from '@naya/contract/api/port';
import { tilesOf } from '@naya/contract/site-info/tiles';
import { section } from '../../data/load.ts';
import {
  brandsOf,
  featuredOf,
  readCategories,
  readEvents,
  readFirst,
  readLatestPosts,
  readTrending,
} from './reads.ts';

/** Not in the route file: the browser fetches it only when a visitor comes here from another page. */
export function loadHome(api: Api) {
  const first = readFirst(api);
  return {
    tiles: section(api.stats().then(tilesOf)),
    categories: section(readCategories(api)),
    trending: section(readTrending(api, first)),
    brands: section(first.then(brandsOf)),
    featured: section(first.then(featuredOf)),
    events: section(readEvents(api)),
    posts: section(readLatestPosts(api)),
  };
}
