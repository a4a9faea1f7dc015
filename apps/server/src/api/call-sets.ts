import { withMedia } from '@naya/contract/media/media-field';
import { blogRoutes } from '../blog/public-routes.ts';
import { categoryRoutes } from '../categories/public-routes.ts';
import { eventRoutes } from '../events/public-routes.ts';
import { franchiseRoutes, plainFranchiseRoutes } from '../franchises/public-routes.ts';
import { figureRoutes } from '../franchises/figure-routes.ts';
import { insightRoutes } from '../site-info/insight-routes.ts';
import { myDataRoutes } from '../privacy/public-routes.ts';
import { pageRoutes } from '../pages/public-routes.ts';
import { partnerRoutes } from '../partners/public-routes.ts';
import { policyRoutes } from '../pages/policy-routes.ts';
import { newRouter, type ApiDeps } from './router.ts';
import { aboutRoutes, siteInfoRoutes } from '../site-info/public-routes.ts';
import { submissionRoutes } from '../submissions/public-routes.ts';
import { widgetRoutes } from '../submissions/widget-routes.ts';
import { teamListRoutes, teamRoutes } from '../team/public-routes.ts';

type SharedDeps = Omit<ApiDeps, 'addMedia'>;

/** Routes that the site uses, under /admin/api. */
export function primarySet(shared: SharedDeps) {
  const deps: ApiDeps = { ...shared, addMedia: (item) => item };
  const set = newRouter();
  for (const routes of [
    categoryRoutes,
    franchiseRoutes,
    insightRoutes,
    figureRoutes,
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

/** The shared store and other sites read these, under /api: pictures come as absolute URLs too. */
export function alternativeSet(shared: SharedDeps) {
  const { publicUrl } = shared.core;
  const deps: ApiDeps = { ...shared, addMedia: (item) => withMedia(item, publicUrl) };
  const set = newRouter();
  for (const routes of [
    categoryRoutes,
    plainFranchiseRoutes,
    insightRoutes,
    blogRoutes,
    eventRoutes,
    teamListRoutes,
    aboutRoutes,
    widgetRoutes,
    partnerRoutes,
  ]) {
    set.route('/', routes(deps));
  }
  set.route('/', submissionRoutes(withForms(deps)));
  return set;
}

const withForms = (deps: ApiDeps): ApiDeps => ({ ...deps, core: deps.forms });
