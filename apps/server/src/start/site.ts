import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { createHttpApi } from '@naya/contract/api/client';
import type { Api, OnRead } from '@naya/contract/api/port';
import { brandApiUrl, serviceWorkerUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import type { Logger } from 'pino';
import type { Router } from '../api/router.ts';
import type { Env } from '../env.ts';
import { createBackendFetch } from '../http/backend-fetch.ts';
import { compressResponse } from '../delivery/compress-response.ts';
import { inProcessEnv } from '../http/in-process.ts';
import { retiredServiceWorker } from '../http/retired-service-worker.ts';
import type { ReadLimits } from '../http/read-limits.ts';
import { siteRoutes, type SiteHandler } from '../http/site.ts';
import { spendBudgetOf } from '../http/spend-budget.ts';
import { createLocalApi } from '../local-api/local-api.ts';
import { mountDevSite } from './dev-site.ts';
import { CannotStart } from './listen.ts';

type SiteOptions = {
  /** Gives one page its data; `onRead` is called for each read. */
  createApi: (onRead: OnRead) => Api;
  ownData: boolean;
  publicUrl: string;
  report: (error: unknown) => void;
  withScripts?: boolean;
  callBrandApi: ((path: string, init: RequestInit) => Promise<Response>) | null;
};
export type CreateSite = (options: SiteOptions) => SiteHandler;
type CacheablePages = {
  /** The canonical form of a page's URL; null where there is no page. */
  toCanonicalUrl: (url: string) => string | null;
  handler: SiteHandler;
};
export type MountedSite = {
  fetch: (request: Request, env?: HttpBindings) => Promise<Response> | Response;
  /** None while developing: no page is kept then. */
  pages: CacheablePages | null;
  close: () => Promise<void>;
  /** The built site as it stands, or as Vite sees it now. */
  createSite: () => Promise<CreateSite>;
  options: SiteOptions;
};

export type SiteServer = {
  /** With the connections for what visitors read. */
  core: CoreContext;
  dev: boolean;
  log: Logger;
  readLimits: ReadLimits | null;
};

const siteFolder = join(import.meta.dirname, '../../../site');

/** Puts the pages behind the API. */
export async function mountSite(
  app: Router,
  env: Env,
  { core, dev, log, readLimits }: SiteServer,
): Promise<MountedSite> {
  const options: SiteOptions = {
    createApi: apiOf(app, env, core, log),
    ownData: !env.apiBaseUrl,
    publicUrl: env.publicUrl,
    report: (error) => log.error({ err: error }, 'a page failed'),
    callBrandApi: env.apiBaseUrl
      ? null
      : (path, init) => fetchInProcess(app, env, brandApiUrl + path, init),
  };
  app.use('*', compressResponse);
  if (dev || !env.offlinePages) app.get(serviceWorkerUrl, retiredServiceWorker);
  if (dev) return mountDevSite(app, siteFolder, options);

  const bundle = join(siteFolder, 'build/server/index.js');
  if (!existsSync(bundle)) {
    throw new CannotStart('The site is not built. Start with `npm start`, which builds it.');
  }
  const { createSite, canonicalUrl } = (await import(pathToFileURL(bundle).href)) as {
    createSite: CreateSite;
    canonicalUrl: CacheablePages['toCanonicalUrl'];
  };
  const handler = createSite(options);
  const spend = spendBudgetOf(readLimits);
  app.route('/', siteRoutes(join(siteFolder, 'build/client'), handler, spend));
  return {
    fetch: app.fetch,
    pages: { toCanonicalUrl: canonicalUrl, handler },
    close: async () => {},
    createSite: async () => createSite,
    options,
  };
}

/** Our own data is read in this process, another backend's over HTTP. */
function apiOf(app: Router, env: Env, core: CoreContext, log: Logger): SiteOptions['createApi'] {
  const { apiBaseUrl: baseUrl } = env;
  if (baseUrl) {
    const fetch = createBackendFetch(baseUrl);
    return (onRead) => createHttpApi({ fetch, baseUrl, onRead });
  }
  const fetch = (path: string, init?: RequestInit) => fetchInProcess(app, env, path, init);
  return (onRead) => createLocalApi({ core, log, fetch }, onRead);
}

/** Answers a call without leaving the process. */
const fetchInProcess = async (app: Router, env: Env, path: string, init?: RequestInit) =>
  app.fetch(new Request(new URL(path, env.publicUrl), init), inProcessEnv);
