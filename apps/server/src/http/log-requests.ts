import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { maskPath } from '../start/mask.ts';

/** A line for each request that the page cache leaves to us; without queries, which may be personal. */
export function logRequests(log: Logger): MiddlewareHandler {
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
