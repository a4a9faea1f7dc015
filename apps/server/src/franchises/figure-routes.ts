import { apiPaths } from '@naya/contract/api/paths';
import { cacheTags } from '@naya/contract/api/cache-tags';
import { parseFranchiseQuery } from '@naya/contract/franchises/parse-query';
import { readFigures } from '@naya/core/franchises/search-catalogue';
import { setCacheHeaders } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';
import { franchiseFigures } from '../api/schemas/franchise.ts';
import { filterParameters } from './documented-parameters.ts';

const figuresRoute = readRoute(apiPaths.figures, {
  tag: 'Franchises',
  operationId: 'getFigures',
  summary: 'Number and medians of the franchises that pass the given filters',
  body: franchiseFigures,
  query: filterParameters,
});

export function figureRoutes({ core }: ApiDeps) {
  return newRouter().openapi(figuresRoute, async (c) => {
    setCacheHeaders(c, cacheTags.figures);
    const query = parseFranchiseQuery(new URL(c.req.url).searchParams);
    return c.json(await readFigures(core, query), 200);
  });
}
