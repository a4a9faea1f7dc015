import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createHttpApi } from '@naya/contract/api/client';
import type { Api, OnRead } from '@naya/contract/api/port';
import { brandApiUrl } from '@naya/contract/brands/urls';
import { serviceWorkerUrl } from '@naya/contract/urls';
import type { ReadContext } from '@naya/core/context';
import type { Router } from '../api/router.ts';
import { compressResponse } from '../delivery/compress-response.ts';
import type { Env } from '../env.ts';
import { createBackendFetch } from '../http/backend-fetch.ts';
import { inProcessEnv } from '../http/client-ip.ts';
import { type ReadLimits, spendBudgetOf } from '../http/read-limits.ts';
import { createPageFormPlaces, type HoldForm } from '../http/receive-form.ts';
import { retiredServiceWorker, siteRoutes, type SiteHandler } from '../http/site.ts';
import type { KeptReads } from '../local-api/kept-reads.ts';
import { createLocalApi } from '../local-api/local-api.ts';
import { currentRequestId } from '../log/request-id.ts';
import type { Preview } from '../office/route.ts';
import { CannotStart } from './listen.ts';

type SiteOptions = {
  /** Gives one page its data; `onRead` is called for each read. */
  createApi: (onRead: OnRead) => Api;
  ownData: boolean;
  publicUrl: string;
  report: (error: unknown) => void;
  withScripts?: boolean;
  callBrandApi: ((path: string, init: RequestInit) => Promise<Response>) | null;
  holdForm?: HoldForm;
};
type CreateSite = (options: SiteOptions) => SiteHandler;
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
  core: ReadContext;
  kept: KeptReads;
  dev: boolean;
  log: Logger;
  readLimits: ReadLimits | null;
};

const siteFolder = join(import.meta.dirname, '../../../site');

/** Puts the pages behind the API. */
export async function mountSite(
  app: Router,
  env: Env,
  { core, kept, dev, log, readLimits }: SiteServer,
): Promise<MountedSite> {
  const options: SiteOptions = {
    createApi: apiOf(app, env, { core, kept, log }),
    ownData: !env.apiBaseUrl,
    publicUrl: env.publicUrl,
    report: (error) => log.error({ err: error }, 'a page failed'),
    callBrandApi: env.apiBaseUrl
      ? null
      : (path, init) => fetchInProcess(app, env, brandApiUrl + path, init),
    holdForm: createPageFormPlaces(env),
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
function apiOf(
  app: Router,
  env: Env,
  { core, kept, log }: Pick<SiteServer, 'core' | 'kept' | 'log'>,
): SiteOptions['createApi'] {
  const { apiBaseUrl: baseUrl } = env;
  if (baseUrl) {
    const fetch = createBackendFetch(baseUrl);
    return (onRead) => createHttpApi({ fetch, baseUrl, onRead });
  }
  const fetch = (path: string, init?: RequestInit) => fetchInProcess(app, env, path, init);
  return (onRead) => createLocalApi({ core, log, fetch, kept }, onRead);
}

/** Answers a call without leaving the process. */
const fetchInProcess = async (app: Router, env: Env, path: string, init?: RequestInit) =>
  app.fetch(new Request(new URL(path, env.publicUrl), init), inProcessEnv);

/** Vite in middleware mode: edits show at once. Only here is Vite loaded into the server. */
async function mountDevSite(
  app: Router,
  siteFolder: string,
  options: Parameters<CreateSite>[0],
): Promise<MountedSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: siteFolder,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const withVite = new Hono<{ Bindings: HttpBindings }>();
  withVite.use('*', async (c, next) => {
    const { incoming, outgoing } = c.env;
    const answered = await new Promise<boolean>((resolve) => {
      outgoing.once('finish', () => resolve(true));
      vite.middlewares(incoming, outgoing, () => resolve(false));
    });
    if (answered) return RESPONSE_ALREADY_SENT;
    return next();
  });
  const loadSite = async () => {
    const module = await vite.ssrLoadModule(join(siteFolder, 'server/app.ts'));
    return (module as { createSite: CreateSite }).createSite;
  };
  app.all('*', async (c) => (await loadSite())(options)(c.req.raw, currentRequestId()));
  withVite.route('/', app);
  return {
    fetch: withVite.fetch,
    pages: null,
    close: () => vite.close(),
    createSite: loadSite,
    options,
  };
}

/** Renders pages of the site for which `reads` replace some reads by records that are not public yet. */
export function renderPreviews({ createSite, options }: MountedSite, log: Logger) {
  const render: Preview['render'] = async (path, reads) => {
    const handle = (await createSite())({
      ...options,
      // The policy of a preview forbids them anyway; without them the browser has nothing to complain about.
      withScripts: false,
      report: (error) => log.error({ err: error }, 'a preview failed'),
      createApi: (onRead) => ({ ...options.createApi(onRead), ...reads }),
    });
    return handle(new Request(new URL(path, options.publicUrl)));
  };
  return render;
}
