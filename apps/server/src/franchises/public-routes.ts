import { createRoute } from '@hono/zod-openapi';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { catalogueLimit } from '@naya/contract/constants';
import { deskLimits } from '@naya/contract/desk/desk';
import { parseIds } from '@naya/contract/desk/ids';
import { franchiseQueryKeys, parseFranchiseQuery } from '@naya/contract/franchises/query';
import { getCategoryFranchises, getFranchise } from '@naya/core/franchises/catalogue';
import { listFranchises, listFranchisesById } from '@naya/db/franchises/public';
import { searchCatalogue } from '@naya/core/franchises/search-catalogue';
import { suggest } from '@naya/core/franchises/suggest';
import type { Context } from 'hono';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { linkPages, linkRest } from './result-links.ts';
import {
  franchiseParameters,
  listParameters,
  pageHeaders,
  pagingRule,
} from './documented-parameters.ts';
import {
  foundList,
  franchise,
  franchiseList,
  franchisePage,
  suggestions,
} from '../api/schemas/franchise.ts';
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

const arrayRoute = createRoute({
  ...listRoute,
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
});
const suggestRoute = createRoute({
  ...readRoute('/suggest', {
    tag,
    operationId: 'suggest',
    summary: 'What a typed text may mean: brands, categories, cities, articles, amounts',
    body: suggestions,
  }),
  request: {
    query: z.object({
      q: z.string().optional().describe('Typed text, of which 100 characters are read.'),
    }),
  },
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

/** The primary set's franchise calls. */
export function franchiseRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      setCacheHeaders(c, cacheTags.franchises);
      const params = new URL(c.req.url).searchParams;
      if (params.has('ids')) return c.json(await listRequestedFranchises(core, params), 200);
      if (!asksForPage(params)) return c.json(await wholeCatalogue(c, core), 200);
      return c.json(await resultPage(c, core, params), 200);
    })
    .openapi(suggestRoute, async (c) => {
      setCacheHeaders(c, cacheTags.suggest);
      return c.json(await suggest(core, c.req.query('q') ?? ''), 200);
    })
    .openapi(categoryRoute, async (c) => {
      const { slug } = c.req.param();
      const params = new URL(c.req.url).searchParams;
      const limit = params.has('limit') ? parseFranchiseQuery(params).limit : null;
      setCacheHeaders(c, cacheTags.franchisesInCategory);
      return c.json(await getCategoryFranchises(core, slug, limit), 200);
    })
    .openapi(oneRoute, async (c) => c.json(await readOne(c, core), 200));
}

/** The alternative set answers "used as-is": always an array. */
export function plainFranchiseRoutes({ core, addMedia }: ApiDeps) {
  return newRouter()
    .openapi(arrayRoute, async (c) => {
      setCacheHeaders(c, cacheTags.franchises);
      const params = new URL(c.req.url).searchParams;
      if (params.has('ids'))
        return c.json((await listRequestedFranchises(core, params)).map(addMedia), 200);
      if (!asksForPage(params)) return c.json((await wholeCatalogue(c, core)).map(addMedia), 200);
      const { franchises } = await resultPage(c, core, params);
      return c.json(franchises.map(addMedia), 200);
    })
    .openapi(oneRoute, async (c) => c.json(addMedia(await readOne(c, core)), 200));
}

/** Any parameter of a search does, usable or not. */
function asksForPage(params: URLSearchParams): boolean {
  return franchiseQueryKeys.some((key) => params.has(key));
}

function listRequestedFranchises({ db }: ApiDeps['core'], params: URLSearchParams) {
  return listFranchisesById(db, parseIds(params.get('ids'), deskLimits.shortlist));
}

async function wholeCatalogue(c: Context, { db }: ApiDeps['core']) {
  const { franchises, total } = await listFranchises(db, catalogueLimit);
  linkRest(c, total);
  return franchises;
}

async function resultPage(c: Context, core: ApiDeps['core'], params: URLSearchParams) {
  const asked = parseFranchiseQuery(params);
  const page = await searchCatalogue(core, asked);
  linkPages(c, asked, page.total);
  return page;
}

async function readOne(c: Context, core: ApiDeps['core']) {
  const one = await getFranchise(core, c.req.param('id') ?? '');
  setCacheHeaders(c, cacheTags.franchise(one));
  return one;
}
