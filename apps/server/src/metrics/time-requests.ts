import type { RequestListener } from 'node:http';
import { officeApiUrl } from '@naya/contract/urls';
import type { Histogram } from 'prom-client';

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

export function timeRequests(listener: RequestListener, requests: Histogram): RequestListener {
  return (request, response) => {
    const started = performance.now();
    response.once('close', () => {
      const method = methods.has(request.method ?? '') ? String(request.method) : 'other';
      const labels = { class: classOf(request.url ?? ''), method, status: response.statusCode };
      requests.observe(labels, (performance.now() - started) / 1000);
    });
    return listener(request, response);
  };
}
