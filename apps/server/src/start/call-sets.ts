import { apiBaseUrl } from '@naya/contract/api/paths';
import { withMedia, type WithMedia } from '@naya/contract/media/media-field';
import {
  blogRoutes,
  categoryRoutes,
  eventRoutes,
  pageRoutes,
  policyRoutes,
  teamListRoutes,
  teamRoutes,
} from '../content/public-routes.ts';
import {
  franchiseRoutes,
  plainFranchiseRoutes,
  suggestRoutes,
} from '../franchises/public-routes.ts';
import { figureRoutes } from '../franchises/figure-routes.ts';
import { insightRoutes, aboutRoutes, siteInfoRoutes } from '../site-info/public-routes.ts';
import { myDataRoutes, submissionRoutes, widgetRoutes } from '../submissions/public-routes.ts';
import { partnerRoutes } from '../partners/public-routes.ts';
import { nameIgnoredParameters } from '../http/ignored-parameters.ts';
import { newRouter, type ApiDeps } from '../api/router.ts';

type SharedDeps = Omit<ApiDeps, 'addMedia'>;

/** Routes that the site uses, under /admin/api. */
export function primarySet(shared: SharedDeps) {
  const deps: ApiDeps = {
    ...shared,
    // Documented so by open-api.ts.
    addMedia: <Item extends object>(item: Item) => item as WithMedia<Item>,
  };
  const set = newSet(apiBaseUrl);
  for (const routes of [
    categoryRoutes,
    franchiseRoutes,
    suggestRoutes,
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
  set.route('/', submissionRoutes(withForms(deps), 'primary'));
  set.route('/', myDataRoutes(withForms(deps)));
  return set;
}

/** The shared store and other sites read these, under /api: pictures come as absolute URLs too. */
export function alternativeSet(shared: SharedDeps) {
  const { publicUrl } = shared.core;
  const deps: ApiDeps = { ...shared, addMedia: (item) => withMedia(item, publicUrl) };
  const set = newSet('/api');
  for (const routes of [
    categoryRoutes,
    plainFranchiseRoutes,
    suggestRoutes,
    figureRoutes,
    insightRoutes,
    blogRoutes,
    eventRoutes,
    teamListRoutes,
    aboutRoutes,
    widgetRoutes,
  ]) {
    set.route('/', routes(deps));
  }
  set.route('/', partnerRoutes(withForms(deps)));
  set.route('/', submissionRoutes(withForms(deps), 'alternative'));
  return set;
}

function newSet(base: string) {
  const set = newRouter();
  set.use('*', nameIgnoredParameters(base, set));
  return set;
}

const withForms = (deps: ApiDeps): ApiDeps => ({
  ...deps,
  core: { ...deps.core, ...deps.forms },
});
