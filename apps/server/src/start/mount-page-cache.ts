import type { RequestListener } from 'node:http';
import { listenToChangedTags } from '@naya/db/cache-tags/listen-to-changed';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { clientIpOfRequest } from '../http/client-ip.ts';
import { answerError } from '../http/errors.ts';
import { onEveryAnswer } from '../http/every-answer.ts';
import { Busy, readCost, type ReadLimits } from '../http/read-limits.ts';
import { refusalPage } from '../http/refusal-page.ts';
import { currentRequestId } from '../http/request-id.ts';
import type { SiteHandler } from '../http/site.ts';
import { PageCache, type PageCacheStats } from '../delivery/page-cache.ts';
import { warmPages } from '../delivery/warm.ts';
import type { MountedSite } from './site.ts';

export type MountedPageCache = {
  listener: RequestListener;
  stats: (() => PageCacheStats) | null;
  warm: () => void;
  close: () => Promise<void>;
};

type PagesOptions = {
  env: Env;
  databaseUrl: string;
  log: Logger;
  readLimits: ReadLimits | null;
};

/** Puts the page cache in front of everything else that answers. */
export async function mountPageCache(
  site: MountedSite,
  next: RequestListener,
  { env, databaseUrl, log, readLimits }: PagesOptions,
): Promise<MountedPageCache> {
  if (!site.pages) {
    return { listener: next, stats: null, warm: () => {}, close: async () => {} };
  }
  const { toCanonicalUrl, handler } = site.pages;
  const renderPage = createRenderPage(handler, log, env.publicUrl);
  const pages = new PageCache({
    toCanonicalUrl,
    maxBytes: env.pageCacheBytes,
    render: (canonicalUrl) => renderInQueue(readLimits, () => renderPage(canonicalUrl)),
    spend: (request, work) =>
      readLimits
        ? readLimits.budget.spend(clientIpOfRequest(request, env.trustProxy), readCost.page, work)
        : work(),
  });
  const stopListener = env.apiBaseUrl
    ? async () => {}
    : await listenForChanges(pages, databaseUrl, log);
  const stopping = new AbortController();
  let warming = Promise.resolve();
  return {
    listener: (request, response) => pages.answer(request, response, () => next(request, response)),
    stats: () => pages.stats(),
    warm: () => {
      if (env.pageCacheBytes === 0) return;
      warming = warmPages(pages, stopping.signal).catch((error: unknown) =>
        log.warn({ err: error }, 'the first pages could not be made ahead'),
      );
    },
    close: async () => {
      stopping.abort();
      await warming;
      await stopListener();
    },
  };
}

/** Renders without the API's middleware: the page cache has checked the URL and counted the read already. */
function createRenderPage(handler: SiteHandler, log: Logger, publicUrl: string) {
  const { origin } = new URL(publicUrl);
  const app = new Hono().use(...onEveryAnswer(log, publicUrl));
  app.onError(answerError(log));
  app.get('*', (c) => handler(c.req.raw, currentRequestId()));
  return async (canonicalUrl: string): Promise<Response> => app.request(origin + canonicalUrl);
}

/** Requests for the same page share one render, which takes one place in the queue. */
async function renderInQueue(
  limits: ReadLimits | null,
  render: () => Promise<Response>,
): Promise<Response> {
  if (!limits?.queue) return render();
  try {
    return await limits.queue.run(render);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return refusalPage(error);
  }
}

/** PostgreSQL notifies every process of changed tags; another backend does not, so its pages expire by Cache-Control. */
async function listenForChanges(pages: PageCache, url: string, log: Logger) {
  const listener = await listenToChangedTags({
    url,
    onTag: (tag) => pages.markOutdated(tag),
    onListening: () => pages.onListenerReady(),
    onLost: () => {
      log.warn('not told of changes while the database is away');
      pages.onListenerLost();
    },
  });
  return listener.stop;
}
