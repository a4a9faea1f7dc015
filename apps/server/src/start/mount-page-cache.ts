import type { RequestListener } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import {
  aboutUrl,
  blogsUrl,
  contactUrl,
  franchisesUrl,
  homeUrl,
  joinInvestorUrl,
  listFranchiseUrl,
} from '@naya/contract/urls';
import { PageCache, type PageCacheStats } from '../delivery/page-cache.ts';
import type { Env } from '../env.ts';
import { clientIpOfRequest } from '../http/client-ip.ts';
import { answerError } from '../http/errors.ts';
import { onEveryAnswer } from '../http/every-answer.ts';
import { Busy, readCost, type ReadLimits } from '../http/read-limits.ts';
import { refusalPage } from '../http/refusal-page.ts';
import type { SiteHandler } from '../http/site.ts';
import type { Faults } from '../log/faults.ts';
import { currentRequestId } from '../log/request-id.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { MountedSite } from './site.ts';

export type MountedPageCache = {
  listener: RequestListener;
  stats: (() => PageCacheStats) | null;
  warm: () => void;
  close: () => Promise<void>;
};

type PagesOptions = {
  env: Env;
  catalogue: OpenCatalogue;
  log: Logger;
  readLimits: ReadLimits | null;
  faults: Faults;
};

/** Puts the page cache in front of everything else that answers. */
export function mountPageCache(
  site: MountedSite,
  next: RequestListener,
  { env, catalogue, log, readLimits, faults }: PagesOptions,
): MountedPageCache {
  if (!site.pages) {
    return { listener: next, stats: null, warm: () => {}, close: async () => {} };
  }
  const { toCanonicalUrl, handler } = site.pages;
  const renderPage = createRenderPage(handler, log, env.publicUrl);
  const pages = new PageCache({
    toCanonicalUrl,
    maxBytes: env.pageCacheBytes,
    render: (canonicalUrl) => renderInQueue(readLimits, () => renderPage(canonicalUrl)),
    spend: async (request, work) =>
      readLimits
        ? readLimits.budget.spend(clientIpOfRequest(request, env.trustProxy), readCost.page, work)
        : work(),
    onFailed: (cause) => faults.failed('page', cause),
    onMade: () => faults.worked('page'),
  });
  // Another backend tells of no changes: its pages expire by Cache-Control.
  if (!env.apiBaseUrl) {
    catalogue.follow({
      onChange: (tags) => pages.markOutdated(tags),
      onListening: () => pages.onListenerReady(),
      onLost: () => pages.onListenerLost(),
    });
  }
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

/** The usual menu: all other pages are rendered on demand, so that a starting server has time for visitors. */
const firstUrls = [
  homeUrl,
  franchisesUrl(),
  aboutUrl,
  blogsUrl,
  contactUrl,
  listFranchiseUrl,
  joinInvestorUrl,
];

/** Renders the first pages one after the other, between requests. */
async function warmPages(pages: PageCache, stopping: AbortSignal): Promise<void> {
  for (const url of firstUrls) {
    if (stopping.aborted) return;
    await pages.render(url);
    await yieldToEventLoop();
  }
}
