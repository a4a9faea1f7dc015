import { tmpdir } from 'node:os';
import {
  brandApiUrl,
  embedScriptUrl,
  embedTypesUrl,
  feedUrl,
  officeApiUrl,
} from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import type { PooledDb } from '@naya/db/client';
import type { Logger } from 'pino';
import { alternativeSet, primarySet } from '../api/call-sets.ts';
import { docsRoutes } from '../api/docs/routes.ts';
import { newRouter } from '../api/router.ts';
import { mountBrands } from '../brands/mount.ts';
import type { BrandDeps } from '../brands/route.ts';
import { themeRoutes } from '../theme/routes.ts';
import type { CardMaker } from '../cards/card-maker.ts';
import { cardRoutes } from '../cards/routes.ts';
import { mountOffice } from '../office/mount.ts';
import type { OfficeDeps } from '../office/route.ts';
import { feedRoutes } from '../search-engines/feed.ts';
import { robotsRoutes } from '../search-engines/robots.ts';
import { sitemapRoutes } from '../search-engines/sitemaps.ts';
import { limitAnnouncedSize } from './body-size.ts';
import { decideClientIp } from './client-ip.ts';
import { embedScript, embedTypes } from './embed.ts';
import { answerError, answerUnknown } from './errors.ts';
import { onEveryAnswer } from './every-answer.ts';
import { compressResponse } from '../delivery/compress-response.ts';
import { proxyRoutes } from './backend-proxy.ts';
import { healthRoutes } from './health.ts';
import { limitPosts } from './limit-posts.ts';
import { createLimits, type LimitOptions } from './rate-limits.ts';
import { mediaRoutes } from '../media/public-routes.ts';
import { allowCrossOriginReads } from './cross-origin-reads.ts';
import { readPartnerKey } from '../partners/partner-key.ts';
import { allowPartnerPosts } from '../submissions/partner-posts.ts';
import { readCost, type ReadLimits } from './read-limits.ts';
import { requireReadableUrl } from './readable-url.ts';
import { uncountedViews, viewRoutes } from '../views/routes.ts';
import { spendBudgetOf } from './spend-budget.ts';

export type ApiOptions = LimitOptions & {
  apiBaseUrl?: string | undefined;
  uploadDir?: string;
  office?: OfficeDeps | undefined;
  brands?: BrandDeps | undefined;
  cards?: CardMaker | undefined;
  /** Connections for what visitors read, for what they send and for the health check; without them, those of the core. */
  pools?: { reads: PooledDb; submissions: PooledDb; health: PooledDb };
  readLimits?: ReadLimits | null;
  trustProxy?: boolean;
  /** Aborted when this process is about to end. */
  stopping?: AbortSignal;
};

/** Everything but the pages: both call sets, their documentation, pictures, health. */
export function createApiApp(core: CoreContext, log: Logger, options: ApiOptions = {}) {
  const {
    apiBaseUrl,
    office,
    brands,
    cards,
    stopping,
    uploadDir = tmpdir(),
    trustProxy = false,
    readLimits = null,
    pools = { reads: core.db, submissions: core.db, health: core.db },
  } = options;
  const reads = { ...core, db: pools.reads };
  const forms = { ...core, db: pools.submissions };
  const deps = { core: reads, forms, limits: createLimits(forms, options), uploadDir };
  const app = newRouter();
  app.onError(answerError(log));
  app.use('*', ...onEveryAnswer(log, core.publicUrl), decideClientIp(trustProxy));
  app.use('*', requireReadableUrl);
  for (const open of ['/api/*', '/media/*']) app.use(open, allowCrossOriginReads);
  app.use('/api/*', readPartnerKey(reads, readLimits));
  app.use('*', limitAnnouncedSize, limitPosts(deps.limits));
  for (const calls of ['/admin/api/*', '/api/*', `${officeApiUrl}/*`, `${brandApiUrl}/*`])
    app.use(calls, compressResponse);
  for (const calls of ['/admin/api/*', '/api/*']) app.use(calls, allowPartnerPosts(forms));
  const spend = spendBudgetOf(readLimits);
  for (const calls of ['/admin/api/*', '/api/*', '/sitemap.xml', '/sitemaps/*', feedUrl]) {
    app.use(calls, spend(readCost.call));
  }
  app.use('/cards/*', spend(readCost.card));
  if (apiBaseUrl) app.route('/admin/api', proxyRoutes(apiBaseUrl));
  else app.route('/admin/api', primarySet(deps));
  app.route('/api', alternativeSet(deps));
  app.route('/api', docsRoutes(app, core.publicUrl));
  if (office) app.route(officeApiUrl, mountOffice(office, deps.limits));
  if (brands) app.route(brandApiUrl, mountBrands(brands, deps.limits));
  app.all('/admin/api/*', answerUnknown);
  app.all('/api/*', answerUnknown);
  app.get(embedScriptUrl, embedScript);
  app.get(embedTypesUrl, embedTypes);
  app.route('/media', mediaRoutes(core.media));
  app.route('/', robotsRoutes({ sitemap: apiBaseUrl ? null : `${core.publicUrl}/sitemap.xml` }));
  if (apiBaseUrl) app.route('/', uncountedViews());
  else {
    app.route('/', viewRoutes(forms, deps.limits));
    app.route('/', sitemapRoutes(reads));
    app.route('/', feedRoutes(reads));
    if (cards) app.route('/cards', cardRoutes(reads, cards));
    app.route('/theme', themeRoutes());
  }
  app.route('/', healthRoutes({ db: pools.health, uploadDir, stopping }));
  return app;
}
