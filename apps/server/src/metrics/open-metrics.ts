import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import type { Registry, Histogram } from 'prom-client';
import { officeApiUrl } from '@naya/contract/office/urls';
import type { Replica } from '@naya/db/replica';
import type { MediaStore } from '@naya/core/media-store';
import type { Router } from '../api/router.ts';
import type { PageCacheStats } from '../delivery/page-cache.ts';
import type { Faults } from '../log/faults.ts';
import { createRouteNames } from './route-names.ts';
import { createRegistry, type Databases } from './registry.ts';

export type Metrics = {
  timeRequests: (listener: RequestListener) => RequestListener;
  watchPageCache: (pages: () => PageCacheStats) => void;
};

type Sources = {
  dbs: Databases;
  replica?: Replica | null;
  media: MediaStore;
  faults: Faults;
  token: string | undefined;
};

/** Without a token nothing is counted beyond what the page cache counts anyway, and there is no route. */
export function openMetrics(
  app: Router,
  { dbs, replica = null, media, faults, token }: Sources,
): Metrics {
  if (!token) return { timeRequests: (listener) => listener, watchPageCache: () => {} };
  let pages = (): PageCacheStats => ({ hit: 0, stale: 0, miss: 0, bytes: 0, pages: 0 });
  const { register, requests, routes } = createRegistry({
    dbs,
    replica,
    media,
    faults,
    pages: () => pages(),
  });
  app.route('/', metricsRoutes(token, register));
  return {
    timeRequests: (listener) =>
      timeRequests(listener, { requests, routes, nameRoute: createRouteNames(app.routes) }),
    watchPageCache: (stats) => {
      pages = stats;
    },
  };
}

/** Answers only to the right token, compared in constant time. */
function metricsRoutes(token: string, register: Registry) {
  const wanted = digest(`Bearer ${token}`);
  return new Hono().get('/metrics', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), wanted)) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.text('The token is missing or wrong.\n', 401);
    }
    return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType });
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The first match labels the request; URLs themselves are endless, and some are personal. */
const classes: [start: string, name: string][] = [
  [`${officeApiUrl}/`, 'office'],
  ['/admin/api/', 'api'],
  ['/api/', 'api'],
  ['/admin', 'office'],
  ['/media/', 'media'],
  ['/assets/', 'asset'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'health'],
];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const classOf = (url: string) => classes.find(([start]) => url.startsWith(start))?.[1] ?? 'page';

type Timed = { requests: Histogram; routes: Histogram; nameRoute: (url: string) => string };

function timeRequests(
  listener: RequestListener,
  { requests, routes, nameRoute }: Timed,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.once('close', () => {
      const method = methods.has(request.method ?? '') ? String(request.method) : 'other';
      const labels = { class: classOf(request.url ?? ''), method, status: response.statusCode };
      const seconds = (performance.now() - started) / 1000;
      requests.observe(labels, seconds);
      routes.observe({ route: nameRoute(request.url ?? '') }, seconds);
    });
    return listener(request, response);
  };
}
