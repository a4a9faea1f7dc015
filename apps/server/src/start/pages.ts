import type { RequestListener } from 'node:http';
import { listenToChangedTags } from '@naya/db/cache-tags/listen-to-changed';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { clientIpOfRequest } from '../http/client-ip.ts';
import { answerError } from '../http/errors.ts';
import { onEveryAnswer } from '../http/every-answer.ts';
import { readCost } from '../http/read-budget.ts';
import type { ReadLimits } from '../http/read-limits.ts';
import { Busy } from '../http/read-line.ts';
import { refusalPage } from '../http/refusal-page.ts';
import { currentRequestId } from '../http/request-id.ts';
import type { SiteHandler } from '../http/site.ts';
import { PageCache, type PageFigures } from '../delivery/page-cache.ts';
import { warmPages } from '../delivery/warm.ts';
import type { MountedSite } from './site.ts';

export type KeptPages = {
  listener: RequestListener;
  figures: (() => PageFigures) | null;
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
export async function keepPages(
  site: MountedSite,
  next: RequestListener,
  { env, databaseUrl, log, readLimits }: PagesOptions,
): Promise<KeptPages> {
  if (!site.pages) {
    return { listener: next, figures: null, warm: () => {}, close: async () => {} };
  }
  const { addressOf, handler } = site.pages;
  const renderPage = createRenderPage(handler, log, env.publicUrl);
  const pages = new PageCache({
    addressOf,
    maxBytes: env.pageCacheBytes,
    render: (address) => inLine(readLimits, () => renderPage(address)),
    spend: (request, work) =>
      readLimits
        ? readLimits.budget.spend(clientIpOfRequest(request, env.trustProxy), readCost.page, work)
        : work(),
  });
  const stopHearing = env.apiBaseUrl
    ? async () => {}
    : await hearOfChanges(pages, databaseUrl, log);
  const stopping = new AbortController();
  let warming = Promise.resolve();
  return {
    listener: (request, response) => pages.answer(request, response, () => next(request, response)),
    figures: () => pages.figures(),
    warm: () => {
      if (env.pageCacheBytes === 0) return;
      warming = warmPages(pages, addressOf, stopping.signal).catch((error: unknown) =>
        log.warn({ err: error }, 'the first pages could not be made ahead'),
      );
    },
    close: async () => {
      stopping.abort();
      await warming;
      await stopHearing();
    },
  };
}

/** Renders without the API's middleware: the page cache has checked the URL and counted the read already. */
function createRenderPage(handler: SiteHandler, log: Logger, publicUrl: string) {
  const { origin } = new URL(publicUrl);
  const app = new Hono().use(...onEveryAnswer(log, publicUrl));
  app.onError(answerError(log));
  app.get('*', (c) => handler(c.req.raw, currentRequestId()));
  return async (address: string): Promise<Response> => app.request(origin + address);
}

/** One place in line for all who wait for the same page. */
async function inLine(
  limits: ReadLimits | null,
  render: () => Promise<Response>,
): Promise<Response> {
  if (!limits?.line) return render();
  try {
    return await limits.line.run(render);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    return refusalPage(error);
  }
}

/** Our own data says when it changes; another backend's pages last as long as it allows. */
async function hearOfChanges(pages: PageCache, url: string, log: Logger) {
  const listener = await listenToChangedTags({
    url,
    onTag: (tag) => pages.outdate(tag),
    onListening: () => pages.regainTouch(),
    onLost: () => {
      log.warn('not told of changes while the database is away');
      pages.loseTouch();
    },
  });
  return listener.stop;
}
