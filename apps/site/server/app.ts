import { strictestCacheControl } from '@naya/contract/api/cache-policy';
import type { Api, OnRead } from '@naya/contract/api/port';
import { offlineUrl } from '@naya/contract/urls';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { siteContext, type CallBrandApi, type HoldForm } from '../app/data/site-context.ts';
import { isCrossSiteForm, refuseForm } from './form-origin.ts';
import { createCanonicalPath, createCanonicalUrl, redirectToCanonical } from './canonical-url.ts';

type SiteOptions = {
  /** Gives one page its data; `onRead` is called for each read. */
  createApi: (onRead: OnRead) => Api;
  /** Another backend's pages have neither a feed nor drawn cards. */
  ownData: boolean;
  publicUrl: string;
  /** Called with failures on our side. */
  report?: (error: unknown) => void;
  /** False for previews: their pages run none of the scripts of the site. */
  withScripts?: boolean;
  /** The calls of brands' people; without it there are no pages for them. */
  callBrandApi?: CallBrandApi | null;
  /** Lets a form with files be read when there is room for it. */
  holdForm?: HoldForm;
};
type Site = (request: Request, requestId?: string) => Promise<Response>;

/** What the reads of one page said about caching. */
type ReadLog = { tags: Set<string>; cacheControls: Set<string>; hasFailed: boolean; add: OnRead };

function createReadLog(): ReadLog {
  const log: ReadLog = {
    tags: new Set(),
    cacheControls: new Set(),
    hasFailed: false,
    add: ({ cacheControl, tags, hasFailed }) => {
      for (const tag of tags) log.tags.add(tag);
      log.cacheControls.add(cacheControl);
      log.hasFailed ||= hasFailed;
    },
  };
  return log;
}

/** Lets caches keep a page as long as each of its reads allows, and names what changes it. */
function setCacheHeaders({ method }: Request, { headers }: Response, log: ReadLog): void {
  const mayShare = method === 'GET' && !log.hasFailed;
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', mayShare ? strictestCacheControl(log.cacheControls) : 'no-store');
  }
  // Tells a cache that the last whole page is better than this one.
  if (log.hasFailed) headers.set('X-Incomplete', 'true');
  if (log.tags.size > 0) headers.set('Cache-Tag', [...log.tags].sort().join(' '));
}

/** The frame and the page itself may both ask for the categories: one read answers them. */
function readCategoriesOnce(api: Api): Api {
  let categories: ReturnType<Api['categories']> | null = null;
  return { ...api, categories: () => (categories ??= api.categories()) };
}

const canonicalPath = createCanonicalPath(build.routes);
export const canonicalUrl = createCanonicalUrl(canonicalPath);

/** The whole site as one function; the server decides where its data comes from. */
export function createSite(options: SiteOptions): Site {
  const origins = { allowedActionOrigins: [new URL(options.publicUrl).host] };
  const handle = createRequestHandler({ ...build, ...origins }, import.meta.env.MODE);

  const publicUrl = options.publicUrl.replace(/\/$/, '');
  const {
    createApi,
    ownData,
    report = console.error,
    withScripts = true,
    callBrandApi = null,
    holdForm = (body, work) => work(body),
  } = options;

  return async (request, requestId = '') => {
    const log = createReadLog();
    const api = readCategoriesOnce(createApi(log.add));
    const context = new RouterContextProvider();
    const isHead = request.method === 'HEAD';
    // The answer to HEAD has the headers of the page, and those depend on its content.
    const asked = isHead ? new Request(request, { method: 'GET' }) : request;
    // The page without a network stands in for other pages, whose scripts it must not start.
    const hasScripts = withScripts && new URL(asked.url).pathname !== offlineUrl;
    context.set(siteContext, {
      api,
      publicUrl,
      ownData,
      requestId,
      report,
      hasScripts,
      callBrandApi,
      holdForm,
    });
    if (asked.method !== 'GET' && isCrossSiteForm(asked, options.publicUrl)) return refuseForm();
    const answer = redirectToCanonical(asked, canonicalPath) ?? (await handle(asked, context));
    setCacheHeaders(asked, answer, log);
    return isHead ? new Response(null, answer) : answer;
  };
}
