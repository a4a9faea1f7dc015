import { tmpdir } from 'node:os';
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { isReadablePath } from '@naya/contract/readable-path';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { feedUrl, mailInUrl, recordingsPath } from '@naya/contract/urls';
import { embedScriptUrl, embedTypesUrl, packageUrl } from '@naya/contract/partners/urls';
import { officeApiUrl } from '@naya/contract/office/urls';
import type { ReadContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import type { PooledDb } from '@naya/db/client';
import { docsRoutes } from '../api/docs/routes.ts';
import { newRouter } from '../api/router.ts';
import type { BrandDeps } from '../brands/route.ts';
import { mountBrands } from '../brands/routes.ts';
import type { CardMaker } from '../cards/card-maker.ts';
import { cardRoutes } from '../cards/routes.ts';
import { compressResponse } from '../delivery/compress-response.ts';
import { embedScript, embedTypes, packedPackage } from '../delivery/embed.ts';
import { proxyRoutes } from '../http/backend-proxy.ts';
import { answerBeforeClosing, limitAnnouncedSize } from '../http/body-size.ts';
import { decideClientIp } from '../http/client-ip.ts';
import { allowCrossOrigin } from '../http/cross-origin.ts';
import { answerError, answerUnknownCall, answerUnknown } from '../http/errors.ts';
import { onEveryAnswer } from '../http/every-answer.ts';
import { healthRoutes } from '../http/health.ts';
import { readPartnerKey, refuseTestKey } from '../http/partner-key.ts';
import { limitPosts, createLimits, type LimitOptions } from '../http/rate-limits.ts';
import { readCost, type ReadLimits, spendBudgetOf } from '../http/read-limits.ts';
import { createFaults, type Faults } from '../log/faults.ts';
import { mediaRoutes } from '../media/public-routes.ts';
import type { OfficeDeps } from '../office/route.ts';
import { feedRoutes, robotsRoutes, sitemapRoutes } from '../search-engines.ts';
import { logTestCalls } from '../partners/log-test-calls.ts';
import { refuseStrangersPosts } from '../submissions/partner-posts.ts';
import { themeRoutes } from '../theme/routes.ts';
import { recordingRoutes } from '../franchises/call-routes.ts';
import { uncountedViews, viewRoutes } from '../franchises/view-routes.ts';
import { alternativeSet, primarySet } from './call-sets.ts';
import { mountOffice } from './office.ts';

export type ApiOptions = LimitOptions & {
  apiBaseUrl?: string | undefined;
  /** The public address of the bucket with pictures. */
  mediaUrl?: string | undefined;
  uploadDir?: string;
  office?: OfficeDeps | undefined;
  brands?: BrandDeps | undefined;
  cards?: CardMaker | undefined;
  /** Connections for what visitors read, for what they send and for the health check; without them, those of the core. */
  pools?: { reads: PooledDb; submissions: PooledDb; health: PooledDb };
  /** Where visitors' reads may be answered by a replica; without one, the reads' connections. */
  publicReads?: PooledDb;
  readLimits?: ReadLimits | null;
  /** Set where a provider posts what comes in for conversations. */
  mailRoute?: Hono<{ Variables: { body: unknown } }> | undefined;
  trustProxy?: boolean;
  /** Aborted when this process is about to end. */
  stopping?: AbortSignal;
  faults?: Faults;
};

/** Everything but the pages: both call sets, their documentation, pictures, health. */
export function createApiApp(core: ReadContext, log: Logger, options: ApiOptions = {}) {
  const {
    apiBaseUrl,
    mediaUrl,
    office,
    brands,
    cards,
    stopping,
    uploadDir = tmpdir(),
    trustProxy = false,
    readLimits = null,
    faults = createFaults(log),
    pools = { reads: core.db, submissions: core.db, health: core.db },
    publicReads = pools.reads,
  } = options;
  const reads = { ...core, db: publicReads };
  const forms = { ...core, db: pools.submissions };
  const deps = { core: reads, forms, limits: createLimits(forms, options), uploadDir };
  const app = newRouter();
  app.onError(answerError(log));
  app.use('*', answerBeforeClosing);
  app.use('*', ...onEveryAnswer(log, core.publicUrl), decideClientIp(trustProxy));
  app.use('/api/*', allowCrossOrigin(['GET', 'HEAD', 'POST']));
  app.use('/media/*', allowCrossOrigin(['GET', 'HEAD']));
  // Our own origin's to read; listed sites may post here too.
  app.use('/admin/api/*', allowCrossOrigin(['POST']));
  app.use('*', requireReadableUrl);
  app.use('/api/*', readPartnerKey({ ...core, db: pools.reads }, readLimits));
  app.use('/admin/api/*', refuseTestKey);
  app.use('*', limitPosts(deps.limits), limitAnnouncedSize);
  app.use('/api/*', logTestCalls(forms, log));
  for (const calls of ['/admin/api/*', '/api/*', `${officeApiUrl}/*`, `${brandApiUrl}/*`])
    app.use(calls, compressResponse);
  for (const calls of ['/admin/api/*', '/api/*']) app.use(calls, refuseStrangersPosts(forms));
  const spend = spendBudgetOf(readLimits);
  for (const calls of [
    '/admin/api/*',
    '/api/*',
    '/sitemap.xml',
    '/sitemaps/*',
    feedUrl,
    '/theme/*',
    `${recordingsPath}/*`,
  ]) {
    app.use(calls, spend(readCost.call));
  }
  app.use('/cards/*', spend(readCost.card));
  if (apiBaseUrl) app.route('/admin/api', proxyRoutes(apiBaseUrl, faults));
  else app.route('/admin/api', primarySet(deps));
  app.route('/api', alternativeSet(deps));
  app.route('/api', docsRoutes(app, core.publicUrl, faults));
  for (const calls of [`${officeApiUrl}/*`, `${brandApiUrl}/*`])
    app.use(calls, showOwnChanges(core));
  if (options.mailRoute) app.route(mailInUrl, options.mailRoute);
  if (office) app.route(officeApiUrl, mountOffice(office, deps.limits));
  if (brands) app.route(brandApiUrl, mountBrands(brands, deps.limits));
  for (const calls of ['/admin/api/*', '/api/*']) app.all(calls, answerUnknownCall(app));
  app.get(embedScriptUrl, embedScript);
  app.get(embedTypesUrl, embedTypes);
  for (const name of ['contract', 'store'] as const) app.get(packageUrl(name), packedPackage(name));
  app.route('/media', mediaRoutes(core.media, mediaUrl));
  app.route('/', robotsRoutes({ sitemap: apiBaseUrl ? null : `${core.publicUrl}/sitemap.xml` }));
  if (apiBaseUrl) app.route('/', uncountedViews());
  else {
    app.route('/', viewRoutes(forms, deps.limits));
    app.route('/', sitemapRoutes(reads));
    app.route('/', feedRoutes(reads));
    if (cards) app.route('/cards', cardRoutes(reads, cards));
    app.route('/', themeRoutes(reads));
    app.route('/', recordingRoutes(reads));
  }
  app.route(
    '/',
    healthRoutes({ db: pools.health, catalogue: core.catalogue, uploadDir, stopping, faults }),
  );
  return app;
}

/** Refuses URLs that cannot be parsed or decoded, so that neither the router nor PostgreSQL meets one. */
const requireReadableUrl = createMiddleware(async (c, next) => {
  // The host is whatever the request says it is.
  const url = URL.parse(c.req.url);
  if (!url) throw new CoreError('unreadable', 'addressUnreadable');
  return isReadablePath(url.pathname) ? next() : answerUnknown(c);
});

const maxWaitMs = 1_000;

/** Whoever saves finds it at once on this instance: the answer waits until the catalogue and the kept pages know of the change. */
const showOwnChanges = ({ db, catalogue }: ReadContext) =>
  createMiddleware(async (c, next) => {
    await next();
    if (c.req.method === 'GET' || !c.res.ok) return;
    // It is saved, whatever becomes of the database now.
    await catalogue.catchUp(db, maxWaitMs).catch(() => {});
  });
