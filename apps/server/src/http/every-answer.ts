import { secureHeaders } from 'hono/secure-headers';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { maskPath } from '../log/mask.ts';
import { requestId } from '../log/request-id.ts';

/** Gives each answer, of the API and of the pages, an id, a line in the log and the headers of a safe site. */
export const onEveryAnswer = (log: Logger, publicUrl: string): MiddlewareHandler[] => [
  requestId,
  logRequests(log),
  securityHeaders(publicUrl),
];

/** A line for each request that the page cache leaves to us; without queries, which may be personal. */
function logRequests(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    const level = status >= 500 ? 'warn' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const ms = Math.round(performance.now() - started);
    log[level]({ method: c.req.method, path: maskPath(c.req.path), status, ms }, 'answered');
  };
}

/** The same on every answer. */
const constant = {
  xContentTypeOptions: 'nosniff',
  xFrameOptions: 'SAMEORIGIN',
  // A referrer is the origin alone, for our own server too: a link to someone's data reaches no log that way.
  referrerPolicy: 'strict-origin',
  crossOriginOpenerPolicy: 'same-origin',
  permissionsPolicy: {
    camera: [],
    microphone: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
};

/**
 * Pages bring their own Content-Security-Policy. Pictures, the widget and the open reads are
 * for other sites too, so nothing here forbids those to load them.
 */
function securityHeaders(publicUrl: string) {
  return secureHeaders({
    ...constant,
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
