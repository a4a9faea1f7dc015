import { createRoute } from '@hono/zod-openapi';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { facetsPath } from '@naya/contract/api/paths';
import { catalogueLimit } from '@naya/contract/constants';
import { savedLimits } from '@naya/contract/saved/saved';
import { maxOwnId, readOwnId } from '@naya/contract/own-id';
import { parseIds } from '@naya/contract/saved/ids';
import type { Franchise } from '@naya/contract/franchises/entity';
import { franchiseQueryKeys, type FranchiseQuery } from '@naya/contract/franchises/query';
import { parseFranchiseQuery } from '@naya/contract/franchises/parse-query';
import { withQuery } from '@naya/contract/urls';
import {
  getCategoryFranchises,
  getFranchise,
  listCatalogue,
} from '@naya/core/franchises/catalogue';
import { listFranchisesById, listFranchisesSince } from '@naya/db/franchises/public';
import { searchCatalogue, searchCatalogueListed } from '@naya/core/franchises/search-catalogue';
import { suggest } from '@naya/core/franchises/suggest';
import type { Context } from 'hono';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { linkRest, linkResultPages } from './result-links.ts';
import {
  filterParameters,
  franchiseParameters,
  listParameters,
  pagingRule,
} from './documented-parameters.ts';
import {
  foundList,
  franchise,
  franchiseList,
  franchisePage,
  franchiseFacets,
  suggestions,
} from '../api/schemas/franchise.ts';
import {
  itemParameters,
  linkPages,
  listItemParameters,
  pageHeaders,
  shapeItem,
  shapeItems,
} from '../api/answer-items.ts';
import { ignoredOf, ignoreParameter } from '../http/ignored-parameters.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Franchises';

const listRoute = createRoute({
  method: 'get',
  path: '/franchises',
  tags: [tag],
  operationId: 'listFranchises',
  summary: 'All public franchises, or a page of a search',
  description: pagingRule,
  request: { query: listParameters },
  responses: {
    200: {
      description: 'An array without parameters, `{franchises, total, page, limit, facets}` with',
      headers: pageHeaders,
      content: { 'application/json': { schema: z.union([franchiseList, franchisePage]) } },
    },
  },
});

const sinceParameters = z.object({
  updated_since: z
    .unknown()
    .optional()
    .openapi({
      type: 'string',
      format: 'date-time',
      param: {
        description:
          'Those that changed then or later, the longest unchanged first, as pages, of which `Link` names the next alone; of the other parameters `after`, `page`, `limit`, `fields` and `srcset` count. What is listed no more is in no answer: compare the ids of `fields=id`.',
      },
    }),
  after: z
    .unknown()
    .optional()
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: maxOwnId,
      param: {
        description:
          'With `updated_since`, whose links set it: of those that changed exactly then, only higher ids.',
      },
    }),
});

const arrayRoute = createRoute({
  ...listRoute,
  request: {
    query: listParameters.extend(listItemParameters.shape).extend(sinceParameters.shape),
  },
  responses: {
    200: {
      description: 'Always an array',
      headers: pageHeaders,
      content: { 'application/json': { schema: foundList } },
    },
  },
});

const oneRoute = readRoute('/franchises/{id}', {
  tag,
  operationId: 'getFranchise',
  summary: 'One franchise by id or slug',
  body: franchise,
  query: itemParameters,
});
const suggestRoute = readRoute('/suggest', {
  tag,
  operationId: 'suggest',
  summary: 'What a typed text may mean: brands, categories, cities, articles, amounts',
  body: suggestions,
  query: z.object({
    q: z
      .unknown()
      .optional()
      .openapi({
        type: 'string',
        param: { description: 'Typed text, of which 100 characters are read.' },
      }),
  }),
});
const facetsRoute = readRoute(facetsPath, {
  tag,
  operationId: 'getFacets',
  summary:
    'How many franchises pass the given filters, and how many each further choice would leave',
  body: franchiseFacets,
  query: filterParameters,
});
const categoryRoute = createRoute({
  ...readRoute('/franchises/category/{slug}', {
    tag,
    operationId: 'listFranchisesOfCategory',
    summary: 'The franchises of a category, or with a limit the first of them',
    body: franchiseList,
  }),
  request: {
    params: z.object({ slug: z.string().describe('`slug` of the category.') }),
    query: franchiseParameters.pick({ limit: true }),
  },
  // A category that does not exist has no franchises.
  responses: {
    200: { description: 'OK', content: { 'application/json': { schema: franchiseList } } },
  },
});

export function suggestRoutes({ core }: ApiDeps) {
  return newRouter().openapi(suggestRoute, async (c) => {
    setCacheHeaders(c, cacheTags.suggest);
    return c.json(await suggest(core, c.req.query('q') ?? ''), 200);
  });
}

const listKeys = new Set(Object.keys(listParameters.shape));

/** The primary set's franchise calls. */
export function franchiseRoutes({ core, addMedia }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      setCacheHeaders(c, cacheTags.franchises);
      const params = new URL(c.req.url).searchParams;
      if (params.has('ids'))
        return c.json((await listRequestedFranchises(c, core, params)).map(addMedia), 200);
      if (!asksForPage(params)) return c.json((await wholeCatalogue(c, core)).map(addMedia), 200);
      const { franchises, nearest, ...page } = await resultPage(c, core, params);
      const cards = { franchises: franchises.map(addMedia), nearest: nearest.map(addMedia) };
      return c.json({ ...page, ...cards, ignored: ignoredOf(c, listKeys) }, 200);
    })
    .openapi(categoryRoute, async (c) => {
      const { slug } = c.req.param();
      const params = new URL(c.req.url).searchParams;
      const limit = params.has('limit') ? parseFranchiseQuery(params).limit : null;
      setCacheHeaders(c, cacheTags.franchises);
      return c.json((await getCategoryFranchises(core, slug, limit)).map(addMedia), 200);
    })
    .openapi(oneRoute, async (c) =>
      c.json(shapeItem(c, core.publicUrl, addMedia(await readOne(c, core))), 200),
    );
}

/** The alternative set answers "used as-is": always an array. */
export function plainFranchiseRoutes({ core, addMedia }: ApiDeps) {
  const readArray = async (c: Context, params: URLSearchParams): Promise<Franchise[]> => {
    const since = readSince(c);
    if (!since) ignoreParameter(c, 'after');
    if (since) return changedPage(c, core, since, parseFranchiseQuery(params));
    if (params.has('ids')) return listRequestedFranchises(c, core, params);
    if (!asksForPage(params)) return wholeCatalogue(c, core);
    return (await resultPage(c, core, params)).franchises;
  };
  return newRouter()
    .openapi(arrayRoute, async (c) => {
      setCacheHeaders(c, cacheTags.franchises);
      const franchises = await readArray(c, new URL(c.req.url).searchParams);
      return c.json(shapeItems(c, core.publicUrl, franchises.map(addMedia)), 200);
    })
    .openapi(facetsRoute, async (c) => {
      setCacheHeaders(c, cacheTags.franchises);
      const query = parseFranchiseQuery(new URL(c.req.url).searchParams);
      const { total, facets } = await searchCatalogueListed(core, { ...query, page: 1, limit: 1 });
      return c.json({ total, facets }, 200);
    })
    .openapi(oneRoute, async (c) =>
      c.json(shapeItem(c, core.publicUrl, addMedia(await readOne(c, core))), 200),
    );
}

/** Nothing was changed outside of these, and PostgreSQL does not read the years 0 and 10000, which an offset leads to. */
const earliest = Date.UTC(1970);
const latest = Date.UTC(9999);

/** Null without a time that can be used. */
function readSince(c: Context): Date | null {
  const text = c.req.query('updated_since');
  if (text === undefined) return null;
  const since = z.iso.datetime({ offset: true }).or(z.iso.date()).safeParse(text);
  if (!since.success) ignoreParameter(c, 'updated_since');
  if (!since.success) return null;
  return new Date(Math.min(Math.max(Date.parse(since.data), earliest), latest));
}

async function changedPage(
  c: Context,
  { db }: ApiDeps['core'],
  since: Date,
  { page, limit }: FranchiseQuery,
) {
  for (const name of ['ids', ...franchiseQueryKeys])
    if (name !== 'page' && name !== 'limit') ignoreParameter(c, name);
  const after = readOwnId(c.req.query('after') ?? '');
  if (after === null) ignoreParameter(c, 'after');
  const place = { since, after: after ?? 0 };
  const { franchises, total } = await listFranchisesSince(db, place, { page, limit });
  c.header('X-Total-Count', String(total));
  const last = franchises.at(-1);
  if (last?.updated_at && total > page * limit) {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.delete('page');
    searchParams.set('updated_since', last.updated_at);
    searchParams.set('after', String(last.id));
    // By the last one, not by a number: pages would shift when something changes.
    linkPages(c, { next: page + 1 }, () => withQuery(pathname, searchParams));
  }
  return franchises;
}

/** Any parameter of a search does, usable or not. */
function asksForPage(params: URLSearchParams): boolean {
  return franchiseQueryKeys.some((key) => params.has(key));
}

async function listRequestedFranchises(
  c: Context,
  { db }: ApiDeps['core'],
  params: URLSearchParams,
) {
  for (const name of franchiseQueryKeys) ignoreParameter(c, name);
  const found = await listFranchisesById(db, parseIds(params.get('ids'), savedLimits.shortlist));
  c.header('X-Total-Count', String(found.length));
  return found;
}

async function wholeCatalogue(c: Context, core: ApiDeps['core']) {
  const { franchises, total } = await listCatalogue(core, catalogueLimit);
  linkRest(c, total);
  return franchises;
}

async function resultPage(c: Context, core: ApiDeps['core'], params: URLSearchParams) {
  const asked = parseFranchiseQuery(params);
  const page = await searchCatalogue(core, asked);
  linkResultPages(c, asked, page.total);
  return page;
}

async function readOne(c: Context, core: ApiDeps['core']) {
  const one = await getFranchise(core, c.req.param('id') ?? '');
  setCacheHeaders(c, cacheTags.franchise(one));
  return one;
}
