import { createApi } from '@naya/contract/client';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { siteContext } from '../app/data/site-context.ts';
import { earlyLinks } from './early-links.ts';
import { isFromElsewhere, refuseForm } from './form-origin.ts';
import { withLateScripts } from './late-scripts.ts';
import { createPageAddress } from './page-address.ts';
import { ReadLog, type SiteFetch } from './read-log.ts';
import { contentSecurityPolicy } from './security-policy.ts';

type SiteOptions = { fetch: SiteFetch; apiBaseUrl: string; publicUrl: string };

async function sealed(response: Response, log: ReadLog, isRead: boolean): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', isRead ? log.cacheControl : 'no-store');
  }
  // Tells a cache that the last whole page is better than this one.
  if (log.failed) headers.set('X-Incomplete', 'true');
  if (log.cacheTag) headers.set('Cache-Tag', log.cacheTag);
  const init = { status: response.status, statusText: response.statusText, headers };
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    return new Response(response.body, init);

  const rendered = await response.text();
  const html = import.meta.env.DEV ? rendered : withLateScripts(rendered);
  const links = earlyLinks(html);
  if (links) headers.set('Link', links);
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, import.meta.env.DEV));
  return new Response(html, init);
}

export const pageAddress = createPageAddress(build.routes);

/** The whole site as one function; the server decides where its data comes from. */
export function createSite(options: SiteOptions): (request: Request) => Promise<Response> {
  const origins = { allowedActionOrigins: [new URL(options.publicUrl).host] };
  const handle = createRequestHandler({ ...build, ...origins }, import.meta.env.MODE);

  return async (request) => {
    const log = new ReadLog();
    const api = createApi({ fetch: log.watch(options.fetch), baseUrl: options.apiBaseUrl });
    const context = new RouterContextProvider();
    context.set(siteContext, { api, publicUrl: options.publicUrl.replace(/\/$/, '') });
    const isHead = request.method === 'HEAD';
    // The answer to HEAD has the headers of the page, and those depend on its content.
    const asked = isHead ? new Request(request, { method: 'GET' }) : request;
    if (asked.method !== 'GET' && isFromElsewhere(asked, options.publicUrl)) return refuseForm();
    const answer = await sealed(await handle(asked, context), log, asked.method === 'GET');
    return isHead ? new Response(null, answer) : answer;
  };
}
