import { cors } from 'hono/cors';
import { blogRoutes } from './blogs.ts';
import { categoryRoutes } from './categories.ts';
import { eventRoutes } from './events.ts';
import { franchiseRoutes, plainFranchiseRoutes } from './franchises.ts';
import { insightRoutes } from './insights.ts';
import { myDataRoutes } from './my-data.ts';
import { pageRoutes } from './pages.ts';
import { policyRoutes } from './policies.ts';
import { newRouter, type ApiDeps } from './router.ts';
import { aboutRoutes, siteInfoRoutes } from './site-info.ts';
import { submissionRoutes } from './submissions.ts';
import { teamListRoutes, teamRoutes } from './team.ts';

/** What the site uses, under /admin/api. */
export function primarySet(deps: ApiDeps) {
  const set = newRouter();
  for (const routes of [
    categoryRoutes,
    franchiseRoutes,
    insightRoutes,
    blogRoutes,
    eventRoutes,
    teamRoutes,
    pageRoutes,
    aboutRoutes,
    siteInfoRoutes,
    policyRoutes,
  ]) {
    set.route('/', routes(deps));
  }
  for (const routes of [submissionRoutes, myDataRoutes]) set.route('/', routes(withForms(deps)));
  return set;
}

/** The shared store reads these, under /api; so may the pages of every site. */
export function alternativeSet(deps: ApiDeps) {
  const set = newRouter();
  set.get(
    '*',
    cors({ origin: '*', allowMethods: ['GET'], exposeHeaders: ['X-Total-Count', 'Link'] }),
  );
  for (const routes of [
    categoryRoutes,
    plainFranchiseRoutes,
    insightRoutes,
    blogRoutes,
    eventRoutes,
    teamListRoutes,
    aboutRoutes,
  ]) {
    set.route('/', routes(deps));
  }
  set.route('/', submissionRoutes(withForms(deps)));
  return set;
}

const withForms = (deps: ApiDeps): ApiDeps => ({ ...deps, core: deps.forms });
