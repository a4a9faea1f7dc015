import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { serviceWorkerUrl } from '@naya/contract/urls';
import type { Logger } from 'pino';
import type { Router } from '../api/router.ts';
import type { Env } from '../env.ts';
import { createBackendFetch } from '../http/backend-fetch.ts';
import { finish, inside } from '../http/finish.ts';
import { retiredServiceWorker } from '../http/retired-service-worker.ts';
import type { ReadLimits } from '../http/read-limits.ts';
import { siteRoutes, type SiteHandler } from '../http/site.ts';
import { spendBudgetOf } from '../http/spend-budget.ts';
import { mountDevSite } from './dev-site.ts';
import { CannotStart } from './listen.ts';

type SiteOptions = {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  apiBaseUrl: string;
  publicUrl: string;
  report: (error: unknown) => void;
  withScripts?: boolean;
};
export type CreateSite = (options: SiteOptions) => SiteHandler;
/** The one way to write a page's address; null where there is no page. */
type PageAddress = (url: string) => string | null;
export type MountedSite = {
  fetch: (request: Request, env?: HttpBindings | typeof inside) => Promise<Response> | Response;
  /** None while developing: no page is kept then. */
  pageAddress: PageAddress | null;
  close: () => Promise<void>;
  /** The built site as it stands, or as Vite sees it now. */
  createSite: () => Promise<CreateSite>;
};

const siteFolder = join(import.meta.dirname, '../../../site');

/** Puts the pages behind the API: in process for our own data, over HTTP for another backend's. */
export async function mountSite(
  app: Router,
  env: Env,
  { dev, log, readLimits }: { dev: boolean; log: Logger; readLimits: ReadLimits | null },
): Promise<MountedSite> {
  const options: SiteOptions = {
    apiBaseUrl: env.apiBaseUrl ?? '/admin/api',
    publicUrl: env.publicUrl,
    report: (error) => log.error({ err: error }, 'a page failed'),
    fetch: env.apiBaseUrl
      ? createBackendFetch(env.apiBaseUrl)
      : async (path, init) => app.fetch(new Request(new URL(path, env.publicUrl), init), inside),
  };
  app.use('*', finish);
  if (dev || !env.offlinePages) app.get(serviceWorkerUrl, retiredServiceWorker);
  if (dev) return mountDevSite(app, siteFolder, options);

  const bundle = join(siteFolder, 'build/server/index.js');
  if (!existsSync(bundle)) {
    throw new CannotStart('The site is not built. Start with `npm start`, which builds it.');
  }
  const { createSite, pageAddress } = (await import(pathToFileURL(bundle).href)) as {
    createSite: CreateSite;
    pageAddress: PageAddress;
  };
  const spend = spendBudgetOf(readLimits);
  app.route('/', siteRoutes(join(siteFolder, 'build/client'), createSite(options), spend));
  return {
    fetch: app.fetch,
    pageAddress,
    close: async () => {},
    createSite: async () => createSite,
  };
}
