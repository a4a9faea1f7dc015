import { maxFormBytes } from '@naya/contract/constants';
import { formElapsedHeader, formTrapHeader } from '@naya/contract/submissions/form-hints';
import { apiPaths } from '@naya/contract/api/paths';
import { CoreError } from '@naya/core/errors';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Faults } from '../log/faults.ts';
import { BackendRefused, createBackendFetch } from './backend-fetch.ts';
import { limitBody } from './body-size.ts';
import { answerUnknown, failureBody } from './errors.ts';

const passedToBackend = [
  'Accept',
  'Accept-Language',
  'Content-Type',
  'Idempotency-Key',
  formElapsedHeader,
  formTrapHeader,
];
const passedToBrowser = [
  'Cache-Control',
  'Content-Language',
  'Link',
  'Retry-After',
  'X-Total-Count',
];
/** The specification has these two as HTML text; the browser gets it as plain text, which runs nothing. */
const textPaths = new Set<string>([apiPaths.privacyPolicy, apiPaths.terms]);

/**
 * With API_BASE_URL the browser's calls go to that backend too, through us. Its answers arrive on our origin, so JSON and
 * a few headers pass and nothing else: no cookie, no policy, no page, no script of the backend.
 */
export function proxyRoutes(baseUrl: string, faults: Faults) {
  const fetchFromBackend = createBackendFetch(baseUrl);
  return new Hono().use('*', limitProxiedBody).on(['GET', 'POST'], '*', async (c) => {
    const { search } = new URL(c.req.url);
    const path = pathOf(c);
    if (encodedSlash.test(path)) return answerUnknown(c);
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    const answer = await askBackend(
      () => fetchFromBackend(baseUrl + path + search, requestOf(c)),
      faults,
    );
    if (!answer) return c.json(unusable, 502);
    for (const name of passedToBrowser) {
      const value = answer.headers.get(name);
      if (value !== null) c.header(name, value);
    }
    return answerAs(c, answer.status, await answer.text(), textPaths.has(path));
  });
}

const pathOf = ({ req }: Context) => new URL(req.url).pathname.replace(/^\/admin\/api/, '');

const [textsOnly, withPictures] = [limitBody(maxFormBytes.texts), limitBody(maxFormBytes.pictures)];
/** A backend gets no larger form from us than our own calls take. */
const limitProxiedBody: MiddlewareHandler = (c, next) =>
  (pathOf(c) === apiPaths.franchiseOwner ? withPictures : textsOnly)(c, next);

/** A slash within a name would be one between names for a backend that decodes first. */
const encodedSlash = /%(?:2f|5c)/i;

/** Null for an answer that was refused. */
async function askBackend(ask: () => Promise<Response>, faults: Faults): Promise<Response | null> {
  try {
    const answer = await ask();
    faults.worked('backend');
    return answer;
  } catch (error) {
    faults.failed('backend', error);
    if (error instanceof BackendRefused) return null;
    throw new CoreError('unavailable', 'backendAway');
  }
}

function requestOf({ req }: Context): RequestInit {
  const headers = new Headers();
  for (const name of passedToBackend) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (req.method === 'GET') return { headers };
  return { method: req.method, headers, body: req.raw.body, duplex: 'half' };
}

const unusable = failureBody('unavailable', 'backendUnusable');

function answerAs(c: Context, status: number, text: string, isText: boolean): Response {
  if (status === 204) return c.body(null, 204);
  // The other statuses without a body are of no use to the pages' client.
  if (status === 205 || status === 304) return c.json(unusable, 502);
  const code = status as ContentfulStatusCode;
  if (text.trim() === '' || isJson(text)) {
    return c.body(text, code, { 'Content-Type': 'application/json' });
  }
  if (isText && status < 400) return c.text(text, code);
  // A form that was taken is taken, whatever words the backend has for it; the page has its own.
  if (c.req.method === 'POST' && status < 400) return c.json(null, code);
  return c.json(unusable, status < 400 ? 502 : code);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
