import { createRoute } from '@hono/zod-openapi';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { catalogueLimit, sortOptions } from '@naya/contract/constants';
import { franchisePageSchema, franchiseSchema } from '@naya/contract/franchises/entity';
import {
  franchiseQueryKeys,
  parseFranchiseQuery,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { getCategoryFranchises, getFranchise } from '@naya/core/franchises/catalogue';
import { listFranchises } from '@naya/db/franchises/public';
import { searchFranchises } from '@naya/db/franchises/search';
import type { Context } from 'hono';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { linkPages, linkRest } from './result-links.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Franchises';
const list = z.array(franchiseSchema);
const amount = 'Rupees: 1500000, 15,00,000, 15 lakh or 1.5 cr';
const descriptions: Partial<Record<keyof FranchiseQuery, string>> = {
  minInvestment: amount,
  maxInvestment: amount,
  minRoi: 'Payback in months, at least',
  maxRoi: 'Money back within so many months: the lower end of the payback is at most this',
  sort: sortOptions.map(({ value }) => value).join(', '),
};
// Nothing is checked here: unusable and repeated values are ignored, never an error.
export const franchiseParameters = z.object(
  Object.fromEntries(
    franchiseQueryKeys.map((key) => {
      const value = z.unknown().optional();
      const description = descriptions[key];
      return [key, description ? value.describe(description) : value];
    }),
  ),
);

const listRoute = createRoute({
  method: 'get',
  path: '/franchises',
  tags: [tag],
  summary: 'All public franchises, or a filtered, sorted page of them when parameters are given',
  request: { query: franchiseParameters },
  responses: {
    200: {
      description: 'An array without parameters, `{franchises, total, page, limit, facets}` with',
      content: { 'application/json': { schema: z.union([list, franchisePageSchema]) } },
    },
  },
});

const arrayRoute = createRoute({
  ...listRoute,
  summary: 'Public franchises as an array, filtered and sorted when parameters are given',
  responses: { 200: { description: 'OK', content: { 'application/json': { schema: list } } } },
});

const oneRoute = readRoute('/franchises/{id}', {
  tag,
  summary: 'One franchise by id or slug',
  body: franchiseSchema,
});
const categoryRoute = createRoute({
  ...readRoute('/franchises/category/{slug}', {
    tag,
    summary: 'The franchises of a category, or with a limit the first of them',
    body: list,
  }),
  request: {
    params: z.object({ slug: z.string() }),
    query: z.object({ limit: z.unknown().optional() }),
  },
});

/** The primary set's franchise calls. */
export function franchiseRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      tagged(c, cacheTags.franchises);
      const params = new URL(c.req.url).searchParams;
      if (!asksForPage(params)) return c.json(await wholeCatalogue(c, core), 200);
      return c.json(await resultPage(c, core, params), 200);
    })
    .openapi(categoryRoute, async (c) => {
      const { slug } = c.req.param();
      const params = new URL(c.req.url).searchParams;
      const limit = params.has('limit') ? parseFranchiseQuery(params).limit : null;
      tagged(c, cacheTags.franchisesInCategory);
      return c.json(await getCategoryFranchises(core, slug, limit), 200);
    })
    .openapi(oneRoute, async (c) => c.json(await readOne(c, core), 200));
}

/** The alternative set answers "used as-is": always an array. */
export function plainFranchiseRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(arrayRoute, async (c) => {
      tagged(c, cacheTags.franchises);
      const params = new URL(c.req.url).searchParams;
      if (!asksForPage(params)) return c.json(await wholeCatalogue(c, core), 200);
      const { franchises } = await resultPage(c, core, params);
      return c.json(franchises, 200);
    })
    .openapi(oneRoute, async (c) => c.json(await readOne(c, core), 200));
}

/** Any parameter of a search does, usable or not. */
function asksForPage(params: URLSearchParams): boolean {
  return franchiseQueryKeys.some((key) => params.has(key));
}

async function wholeCatalogue(c: Context, { db }: ApiDeps['core']) {
  const { franchises, total } = await listFranchises(db, catalogueLimit);
  linkRest(c, total);
  return franchises;
}

async function resultPage(c: Context, { db }: ApiDeps['core'], params: URLSearchParams) {
  const asked = parseFranchiseQuery(params);
  const page = await searchFranchises(db, asked);
  linkPages(c, asked, page.total);
  return page;
}

async function readOne(c: Context, core: ApiDeps['core']) {
  const franchise = await getFranchise(core, c.req.param('id') ?? '');
  tagged(c, cacheTags.franchise(franchise));
  return franchise;
}
